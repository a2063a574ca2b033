import { byArea, type QuestionBank, type QuestionDefinition, type ByArea, type ScoredArea } from '../question-bank';
import { latentPoints, latentPrior } from './grid';
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

export interface QuestionBankModel {
  readonly questionBank: QuestionBank;
  readonly items: readonly QuestionItem[];
  readonly byId: ReadonlyMap<string, QuestionItem>;
  readonly byArea: ByArea<readonly QuestionItem[]>;
}

const everyone: LatentCurve = latentPoints.map(() => 1);

/** Returns P(the question applies | theta): the chance that an option of its gate is ticked. */
function appliesCurve(questionBank: QuestionBank, question: QuestionDefinition): LatentCurve {
  const { gate } = question;
  const target = gate && questionBank.byId.get(gate.question);
  if (!gate || target?.type !== 'multiple_choice') return everyone;
  const ticks = tickProbabilities(target, latentPrior);
  const named = target.options.map(({ value }) => gate.anyOf.includes(value));
  const curves = ticks.filter((_, index) => named[index]);
  return latentPoints.map((_, t) => 1 - curves.reduce((none, curve) => none * (1 - (curve[t] ?? 0)), 1));
}

/** Returns p(theta) of the users to whom a question applies; the question's declared shares refer to these users. */
function populationOf(applies: LatentCurve): LatentCurve {
  const weights = latentPrior.map((weight, t) => weight * (applies[t] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function whileUnsure(
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

function itemOf(questionBank: QuestionBank, question: QuestionDefinition, areaWeight: number): QuestionItem | null {
  const { area } = question;
  const applies = appliesCurve(questionBank, question);
  const outcomes = expectedAnswersOf(question, populationOf(applies));
  if (!outcomes || area === 'profile') return null;
  return {
    question,
    area,
    share: question.weight / areaWeight,
    ...outcomes,
    applies,
    unsure: whileUnsure(outcomes, applies, question.closedPoints ?? 0),
  };
}

function buildModel(questionBank: QuestionBank): QuestionBankModel {
  const scored = questionBank.questions.filter(({ area }) => area !== 'profile');
  const items = scored.flatMap((question) => {
    const areaWeight = scored.filter(({ area }) => area === question.area).reduce((sum, { weight }) => sum + weight, 0);
    return itemOf(questionBank, question, areaWeight) ?? [];
  });
  const inArea = (area: ScoredArea) => items.filter((item) => item.area === area);
  return {
    questionBank,
    items,
    byId: new Map(items.map((item) => [item.question.id, item])),
    byArea: byArea(inArea),
  };
}

const models = new WeakMap<QuestionBank, QuestionBankModel>();

/** Returns the cached model of a question bank. */
export function modelOf(questionBank: QuestionBank): QuestionBankModel {
  const cachedModel = models.get(questionBank);
  if (cachedModel) return cachedModel;
  const model = buildModel(questionBank);
  models.set(questionBank, model);
  return model;
}
