import { answerPoints, type GivenAnswer } from '../answers';
import { byArea, isScored, scoredAreas, type QuestionBank, type ScoredArea } from '../question-bank';
import { byMetric, metricWeights, type ByMetric } from '../model';

/** Of someone who answered nothing. */
const MIDDLE = 50;

/**
 * The four scores without a model: the weighted mean of an area's answers; an area without an answer takes the mean of
 * the others. What choosing questions brings is one thing, what scoring them with the model brings another.
 */
export function plainMeans(questionBank: QuestionBank, answers: readonly GivenAnswer[]): ByMetric<number> {
  const points = answers.flatMap(({ questionId, answer }) => {
    const question = questionBank.byId.get(questionId);
    const value = question && isScored(question) ? answerPoints(question, answer) : null;
    return question && value !== null ? [{ area: question.area, value, weight: question.weight }] : [];
  });
  const meanOf = (some: typeof points) => {
    const weight = some.reduce((sum, one) => sum + one.weight, 0);
    return weight === 0 ? null : some.reduce((sum, one) => sum + one.weight * one.value, 0) / weight;
  };
  const elsewhere = meanOf(points) ?? MIDDLE;
  const areas = byArea((area: ScoredArea) => meanOf(points.filter((one) => one.area === area)) ?? elsewhere);
  return byMetric((name) => scoredAreas.reduce((sum, area) => sum + (metricWeights[name][area] ?? 0) * areas[area], 0));
}
