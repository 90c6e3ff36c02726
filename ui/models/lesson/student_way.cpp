#include "ui/models/lesson/student_way.h"

#include "ui/models/lesson/words.h"

namespace lookalike {

std::vector<Exercise> student_way() {
  return {
      {0, 0, tr("Who bit whom?"),
       tr("Step to the end at k = 1, then move k to 2 and 3. From which k on do the two texts differ?"),
       "unit=word k=1 bag=false"},
      {0, 0, tr("Letters"),
       tr("Characters now: step to the end and compare k = 2, 5 and 9. With which k do nearly all texts look alike, "
          "and with which does one changed word spoil most?"),
       "unit=character k=2 bag=false"},
      {1, 5, tr("One half"),
       tr("Click bits until the similarity is exactly 1/2. Then add ones in a row that is 00: can it stay 1/2?"), ""},
      {2, 0, tr("A thousand shuffles"),
       tr("Guess the share that agrees, then step through. Does it end in the green area? Try other seeds: about two "
          "of three do."),
       "shuffles=1000"},
      {3, 0, tr("A bad function"),
       tr("The second function shares a factor with the modulus. Walk the rows: which of them get the same number?"),
       "modulus=6 a2=3 b2=0"},
      {4, 4, tr("The hardest similarity"),
       tr("Move the similarity on this fixed axis: where is the cloud widest, and where does it vanish?"),
       "similarity=0.5 hashes=100"},
      {5, 26, tr("Nearly everything meets"),
       tr("Twelve bands of one row: how many of the 66 pairs become candidates? Think first, then take the last step. "
          "How fast does the number grow from one band on?"),
       "bands=12"},
      {6, 0, tr("20 \u00D7 5 or 10 \u00D7 10?"),
       tr("20 \u00D7 5 or 10 \u00D7 10: which finds more pairs of similarity 0.6, and why? Guess, then go to step 6: "
          "the grey dashed curve is 20 \u00D7 5."),
       "similarity=0.6 hashes=100 bands=10 rows=10"},
      {7, 2, tr("The price of a prefix"),
       tr("Make the prefix longer, from 1 to 5 values. How many of 100 pairs at t are kept with each?"),
       "prefix_values=1"}};
}

}  // namespace lookalike
