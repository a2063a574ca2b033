import { questionBank, byArea, type QuestionDefinition, type ScoredArea } from '../question-bank';
import { latentPoints, latentPrior, normalise } from './grid';
import type { LatentCurve } from './graded-response';
import { expectedAnswersOf, tickProbabilities, type ExpectedAnswers } from './expected-answers';

export interface QuestionItem extends ExpectedAnswers {
  readonly question: QuestionDefinition;
  readonly area: ScoredArea;
  /** Share of the question in the area's score, 0 to 1. */
  readonly share: number;
  /** P(the question applies | theta). */
  readonly applies: LatentCurve;
  /** Moments of the points while the gate's state is unknown. */
  readonly unsure: { readonly mean: LatentCurve; readonly variance: LatentCurve };
}

const appliesToAll: LatentCurve = latentPoints.map(() => 1);

/** Returns P(the question applies | theta): the chance that an option of its gate is ticked. */
function appliesCurve(question: QuestionDefinition): LatentCurve {
  const { gate } = question;
  const target = gate && questionBank.byId.get(gate.question);
  if (!gate || target?.type !== 'multiple_choice') return appliesToAll;
  const ticks = tickProbabilities(target, latentPrior);
  const named = target.options.map(({ value }) => gate.anyOf.includes(value));
  const curves = ticks.filter((_, index) => named[index]);
  return latentPoints.map((_, t) => 1 - curves.reduce((none, curve) => none * (1 - (curve[t] ?? 0)), 1));
}

/** Returns p(theta) of the users to whom a question applies; the question's declared shares refer to these users. */
const populationOf = (applies: LatentCurve): LatentCurve =>
  normalise(latentPrior.map((weight, t) => weight * (applies[t] ?? 0)));

function momentsWhileUnsure(
  { mean, variance }: ExpectedAnswers,
  applies: LatentCurve,
  closedPoints: number,
): QuestionItem['unsure'] {
  const mixed = mean.map((value, t) => (applies[t] ?? 0) * value + (1 - (applies[t] ?? 0)) * closedPoints);
  return {
    mean: mixed,
    variance: variance.map((value, t) => {
      const open = applies[t] ?? 0;
      const spread = (mean[t] ?? 0) - closedPoints;
      return open * value + open * (1 - open) * spread ** 2;
    }),
  };
}

function createItem(question: QuestionDefinition, areaWeight: number): QuestionItem | null {
  const { area } = question;
  const applies = appliesCurve(question);
  const expected = expectedAnswersOf(question, populationOf(applies));
  if (!expected || area === 'profile') return null;
  return {
    question,
    area,
    share: question.weight / areaWeight,
    ...expected,
    applies,
    unsure: momentsWhileUnsure(expected, applies, question.closedPoints ?? 0),
  };
}

const scoredQuestions = questionBank.questions.filter(({ area }) => area !== 'profile');

/** Models of the scored questions, in the order of the question bank. */
const questionItems: readonly QuestionItem[] = scoredQuestions.flatMap((question) => {
  const sameArea = scoredQuestions.filter(({ area }) => area === question.area);
  const areaWeight = sameArea.reduce((sum, { weight }) => sum + weight, 0);
  return createItem(question, areaWeight) ?? [];
});

export const itemById: ReadonlyMap<string, QuestionItem> = new Map(
  questionItems.map((item) => [item.question.id, item]),
);
export const itemsByArea = byArea((area) => questionItems.filter((item) => item.area === area));
