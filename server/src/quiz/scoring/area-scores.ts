import { scoredAreas, type Bank, type BankQuestion, type ScoredArea } from '../bank';
import type { GivenAnswer } from '../given-answer';
import { answerPoints } from './answer-points';
import { gateState } from './gates';

/** Mean financial wellbeing of Australians (ANZ / Roy Morgan, 2018 to 2021): what is expected of a stranger. */
export const POPULATION_PRIOR = 59;
/** How much all that is unknown in an area counts together, as a question's weight. */
const PRIOR_WEIGHT = 1;
/** A slider that was sent where it stood says less. */
const UNTOUCHED_SHARE = 0.5;

export interface AreaScore {
  /** 0 to 100, unrounded. */
  readonly value: number;
  /** Weight of what was answered; 0 when the area is only guessed. */
  readonly answeredWeight: number;
  /** How many scored answers stand behind it. */
  readonly answered: number;
}

export type AreaScores = Readonly<Record<ScoredArea, AreaScore>>;

interface Share {
  /** `guessed` counts at the prior's small weight only. */
  readonly kind: 'answered' | 'implied' | 'guessed';
  readonly weight: number;
  readonly points: number;
}

function shareOf(question: BankQuestion, answers: readonly GivenAnswer[]): Share {
  const { weight } = question;
  if (gateState(question, answers) === 'closed') {
    // A debt that someone does not have speaks for them, a little; otherwise naming one debt fewer could cost points.
    const { closedPoints } = question;
    return closedPoints === undefined ? { kind: 'guessed', weight, points: 100 } : { kind: 'implied', weight, points: closedPoints };
  }
  const given = answers.find(({ questionId }) => questionId === question.id);
  const points = given ? answerPoints(question, given.answer) : null;
  if (points === null) return { kind: 'guessed', weight, points: POPULATION_PRIOR };
  const untouched = question.type === 'scale' && given?.touched === false;
  return { kind: 'answered', weight: weight * (untouched ? UNTOUCHED_SHARE : 1), points };
}

/** So that equal scores compare as equal, whatever the sums did to their last digits. */
function withoutNoise(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

function areaScore(questions: readonly BankQuestion[], answers: readonly GivenAnswer[]): AreaScore {
  const shares = questions.filter(({ type }) => type !== 'text').map((question) => shareOf(question, answers));
  const whole = questions.reduce((sum, { weight }) => sum + weight, 0);
  const effective = ({ kind, weight }: Share) => (kind === 'guessed' ? (PRIOR_WEIGHT * weight) / whole : weight);
  const weights = shares.reduce((sum, share) => sum + effective(share), 0);
  const known = shares.filter(({ kind }) => kind !== 'guessed');
  return {
    value: withoutNoise(shares.reduce((sum, share) => sum + effective(share) * share.points, 0) / weights),
    answeredWeight: known.reduce((sum, { weight }) => sum + weight, 0),
    answered: known.filter(({ kind }) => kind === 'answered').length,
  };
}

/**
 * The score of every area: the weighted mean of its answers, drawn towards the population's mean by the share
 * that is unknown. Nothing answered is that mean, everything answered the plain one. A skipped question counts as
 * one that was never asked; the order of the answers plays no part; a healthier answer never lowers a score.
 */
export function areaScores(bank: Bank, answers: readonly GivenAnswer[]): AreaScores {
  const scoreOf = (area: ScoredArea) => areaScore(bank.questions.filter((question) => question.area === area), answers);
  return {
    cash_flow: scoreOf('cash_flow'),
    emergency_fund: scoreOf('emergency_fund'),
    debt: scoreOf('debt'),
    protection: scoreOf('protection'),
    planning: scoreOf('planning'),
    investing: scoreOf('investing'),
  };
}

/** How many answers say something about financial health. */
export function scoredAnswers(scores: AreaScores): number {
  return scoredAreas.reduce((sum, area) => sum + scores[area].answered, 0);
}
