import { byArea, type QuestionBank, type QuestionDefinition, type ByArea, type ScoredArea } from '../question-bank';
import { latentPoints, latentPrior } from './grid';
import { meanOf, type Curve } from './graded-response';
import { outcomesOf, tickCurves, type Outcomes, type Shifted } from './outcomes';
import { overallWeights } from './weights';

/** Mean financial wellbeing of Australians out of 100 (ANZ / Roy Morgan, 2018 to 2021: 58 to 60.7). */
export const POPULATION_MEAN = 59;

/** A scored question with its model. */
export interface Item extends Outcomes {
  readonly question: QuestionDefinition;
  readonly area: ScoredArea;
  /** Share of the area's score, 0 to 1; the shares of an area add up to 1. */
  readonly share: number;
  /** P(the question applies | theta); 1 everywhere for a question without a gate. */
  readonly applies: Curve;
  /** Mean and variance of the points while it is not known whether the question applies. */
  readonly unsure: { readonly mean: Curve; readonly variance: Curve };
}

export interface QuestionBankModel {
  readonly questionBank: QuestionBank;
  readonly items: readonly Item[];
  readonly byId: ReadonlyMap<string, Item>;
  readonly byArea: ByArea<readonly Item[]>;
}

const everyone: Curve = latentPoints.map(() => 1);

/** P(any of the gate's options is ticked | theta). */
function appliesCurve(questionBank: QuestionBank, question: QuestionDefinition): Shifted<Curve> {
  const { gate } = question;
  const target = gate && questionBank.byId.get(gate.question);
  if (!gate || target?.type !== 'multiple_choice') return () => everyone;
  const ticks = tickCurves(target, latentPrior);
  const named = target.options.map(({ value }) => gate.anyOf.includes(value));
  return (shift) => {
    const curves = ticks(shift).filter((_, index) => named[index]);
    return latentPoints.map((_, t) => 1 - curves.reduce((none, curve) => none * (1 - (curve[t] ?? 0)), 1));
  };
}

/** p(theta) of those a question applies to: a declared share is a share of them. */
function populationOf(applies: Curve): Curve {
  const weights = latentPrior.map((weight, t) => weight * (applies[t] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function whileUnsure({ mean, variance }: Outcomes, applies: Curve, closedPoints: number): Item['unsure'] {
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

function itemFactory(
  questionBank: QuestionBank,
  question: QuestionDefinition,
  areaWeight: number,
): Shifted<Item> | null {
  const { area } = question;
  const applies = appliesCurve(questionBank, question);
  const outcomes = outcomesOf(question, populationOf(applies(0)));
  if (!outcomes || area === 'profile') return null;
  return (shift) => {
    const shifted = outcomes(shift);
    const curve = applies(shift);
    return {
      question,
      area,
      share: question.weight / areaWeight,
      ...shifted,
      applies: curve,
      unsure: whileUnsure(shifted, curve, question.closedPoints ?? 0),
    };
  };
}

function strangersOverall(items: readonly Item[]): number {
  return items.reduce(
    (sum, item) => sum + overallWeights[item.area] * item.share * meanOf(item.unsure.mean, latentPrior),
    0,
  );
}

/** Moves the latent scale until a stranger's overall score is the population's mean: authors' shares are only relative. */
function linkedItems(factories: readonly Shifted<Item>[]): Item[] {
  const at = (shift: number) => factories.map((make) => make(shift));
  let low = -2;
  let high = 2;
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (strangersOverall(at(middle)) < POPULATION_MEAN) low = middle;
    else high = middle;
  }
  return at((low + high) / 2);
}

function buildModel(questionBank: QuestionBank): QuestionBankModel {
  const scored = questionBank.questions.filter(({ area, type }) => area !== 'profile' && type !== 'text');
  const factories = scored.flatMap((question) => {
    const areaWeight = scored.filter(({ area }) => area === question.area).reduce((sum, { weight }) => sum + weight, 0);
    return itemFactory(questionBank, question, areaWeight) ?? [];
  });
  const items = linkedItems(factories);
  const inArea = (area: ScoredArea) => items.filter((item) => item.area === area);
  return {
    questionBank,
    items,
    byId: new Map(items.map((item) => [item.question.id, item])),
    byArea: byArea(inArea),
  };
}

const models = new WeakMap<QuestionBank, QuestionBankModel>();

/** The model of a question bank; worked out once for each. */
export function modelOf(questionBank: QuestionBank): QuestionBankModel {
  const known = models.get(questionBank);
  if (known) return known;
  const model = buildModel(questionBank);
  models.set(questionBank, model);
  return model;
}
