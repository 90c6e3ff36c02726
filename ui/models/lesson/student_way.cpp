#include "ui/models/lesson/student_way.h"

#include "ui/models/lesson/words.h"

namespace lookalike {

std::vector<Exercise> student_way() {
  return {
      {0, 0, tr("Who bit whom?"),
       tr("Step to the end at k = 1, then move k to 2 and 3. From which k on do the two texts differ?"),
       "unit=word k=1 bag=false"},
      {0, 0, tr("Letters"),
       tr("Now characters: step to the end and compare k = 2, 5 and 9. Which k makes nearly all texts look alike, "
          "and which makes one changed word cost the most?"),
       "unit=character k=2 bag=false"},
      {1, 5, tr("One half"),
       tr("Click bits until the similarity is exactly 1/2. Then add ones in a 00 row: can it stay 1/2?"), ""},
      {2, 0, tr("A thousand shuffles"),
       tr("Guess the share that agrees, then step to the end. Is it in the green area? Try other seeds: about two "
          "of three are."),
       "shuffles=1000"},
      {3, 0, tr("A bad function"),
       tr("The second function shares a factor with the modulus. Step through the rows: which get the same number?"),
       "modulus=6 a2=3 b2=0"},
      {4, 4, tr("The hardest similarity"),
       tr("Move the similarity on the fixed axis: where is the cloud widest, and where does it vanish?"),
       "similarity=0.5 hashes=100"},
      {5, 26, tr("Nearly all collide"),
       tr("Twelve bands of one row: how many of the 66 pairs become candidates? Think first, then take the last step. "
          "How fast does the number grow with the bands?"),
       "bands=12"},
      {6, 0, tr("20 \u00D7 5 or 10 \u00D7 10?"),
       tr("20 \u00D7 5 or 10 \u00D7 10: which finds more pairs of similarity 0.6, and why? Guess, then go to step 6; "
          "the grey dashed curve is 20 \u00D7 5."),
       "similarity=0.6 hashes=100 bands=10 rows=10"},
      {7, 2, tr("The first-m check"), tr("Raise m from 1 to 5 values. How many of 100 pairs at t pass with each?"),
       "prefix_values=1"}};
}

}  // namespace lookalike
