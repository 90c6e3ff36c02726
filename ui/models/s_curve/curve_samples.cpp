#include "ui/models/s_curve/curve_samples.h"

#include <algorithm>
#include <limits>
#include <map>

#include "core/lsh/theory/s_curve.h"
#include "ui/models/text/parameter_text.h"

namespace lookalike {

CurveSettings curve_settings(const Recipe& recipe) {
  CurveSettings settings{recipe.lsh, recipe.verify, recipe.sketch.hashes};
  settings.lsh.bands = std::max(settings.lsh.bands, 1u);
  settings.lsh.rows = std::max(settings.lsh.rows, 1u);
  settings.verify.prefix = std::min(settings.verify.prefix, settings.lsh.bands * settings.lsh.rows);
  return settings;
}

std::string curve_name(const CurveSettings& settings) {
  std::string name = std::to_string(settings.lsh.bands) + " \u00d7 " + std::to_string(settings.lsh.rows);
  if (settings.verify.prefix > 0) name += ", m = " + std::to_string(settings.verify.prefix);
  if (settings.lsh.buckets > 0) name += ", " + std::to_string(settings.lsh.buckets) + " buckets";
  return name;
}

std::vector<QString> run_names(std::span<const RunRecord> records) {
  std::vector<QString> names;
  std::map<QString, std::vector<std::size_t>> same;
  for (const RunRecord& record : records) {
    names.push_back(
        QString::fromStdString(record.name.empty() ? curve_name(curve_settings(record.recipe)) : record.name));
    same[names.back()].push_back(names.size() - 1);
  }
  for (const auto& [name, places] : same)
    for (const Parameter& parameter : parameters()) {
      const auto value = [&](std::size_t place) { return parameter.get(records[place].recipe); };
      const std::string first = value(places.front());
      if (std::ranges::all_of(places, [&](std::size_t place) { return value(place) == first; })) continue;
      for (const std::size_t place : places)
        if (records[place].name.empty())
          names[place] +=
              QStringLiteral(", %1 = %2").arg(parameter_letter(parameter), QString::fromStdString(value(place)));
    }
  return names;
}

double candidate_of(const CurveSettings& settings, double s) {
  return candidate_probability(s, settings.lsh);
}

double passed_of(const CurveSettings& settings, double s) {
  return passed_probability(s, settings.lsh, settings.verify.prefix);
}

double unlimited_of(const CurveSettings& settings, double s) {
  return candidate_probability(s, {settings.lsh.bands, settings.lsh.rows, 0});
}

double accepted_of(const CurveSettings& settings, double s) {
  return accepted_by_signature_probability(s, settings.lsh, settings.verify.prefix, settings.hashes,
                                           settings.verify.threshold);
}

bool has_accepted_curve(const CurveSettings& settings) {
  return settings.verify.by == VerifyBy::signature && settings.lsh.bands * settings.lsh.rows <= settings.hashes;
}

std::optional<Curve> sample_curve(Probability probability, const CurveSettings& settings, double from, double to,
                                  int points, const std::stop_token& stop) {
  Curve curve;
  for (int i = 0; i < points; ++i) {
    if (stop.stop_requested()) return std::nullopt;
    const double s = std::clamp(from + (to - from) * i / (points - 1), 0.0, 1.0);
    curve.similarity.push_back(s);
    curve.probability.push_back(probability(settings, s));
  }
  return curve;
}

double probability_at(const Curve& curve, double similarity) {
  if (curve.similarity.empty()) return std::numeric_limits<double>::quiet_NaN();
  const auto above = std::ranges::upper_bound(curve.similarity, similarity);
  if (above == curve.similarity.begin()) return curve.probability.front();
  if (above == curve.similarity.end()) return curve.probability.back();
  const auto after = static_cast<std::size_t>(above - curve.similarity.begin()), before = after - 1;
  // The two points differ: one is at most the similarity, the other above it.
  const double share = (similarity - curve.similarity[before]) / (curve.similarity[after] - curve.similarity[before]);
  return std::lerp(curve.probability[before], curve.probability[after], share);
}

Curve piece_of(const Curve& curve, double from, double to) {
  Curve piece{{from}, {probability_at(curve, from)}};
  for (std::size_t i = 0; i < curve.similarity.size(); ++i) {
    if (curve.similarity[i] <= from || curve.similarity[i] >= to) continue;
    piece.similarity.push_back(curve.similarity[i]);
    piece.probability.push_back(curve.probability[i]);
  }
  piece.similarity.push_back(to);
  piece.probability.push_back(probability_at(curve, to));
  return piece;
}

double area_under(const Curve& curve) {
  double area = 0;
  for (std::size_t i = 1; i < curve.similarity.size(); ++i)
    area += (curve.similarity[i] - curve.similarity[i - 1]) * (curve.probability[i] + curve.probability[i - 1]) / 2;
  return area;
}

}  // namespace lookalike
