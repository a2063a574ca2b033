import type { QuestionDefinition } from '../question-bank';
import { type Circumstances, roomIn } from './eligible';
import { kindOf, unmetMinima, unservedAtBest, weightOf } from './minima';
import { chance, choose } from './seed';

/** Parameters of a session for the choice, in addition to its answers. */
export interface QuizPlan {
  /** Number of questions of the quiz. */
  readonly total: number;
  /** Seed by `seedOf(session id)`; decides among nearly equal questions. */
  readonly seed: number;
  /** Ids of the questions in the user's previous quiz. Asking them again makes scores comparable. */
  readonly previous?: readonly string[];
}

/** All inputs of one choice. */
export interface Situation extends QuizPlan {
  readonly asked: readonly QuestionDefinition[];
  readonly eligible: readonly QuestionDefinition[];
  readonly circumstances: Circumstances;
  /** Questions that find out which of two contradictory answers is true. */
  readonly clarifying: ReadonlySet<string>;
  /** Expected gain of a scored question; profile questions have none. */
  readonly gainOf: (question: QuestionDefinition) => number;
}

/** "About three minutes" (spec 1). */
export const SECONDS_BUDGET = 180;
/** Time of an average question, in seconds, reserved for each place to come. */
const SECONDS_KEPT = 9;
/** Share of the best gain from which questions count as equally good. The seed chooses among them, so that a retake differs. */
const NEARLY_BEST = 0.97;
/**
 * Share of first quizzes in which one place goes to a random question that the criterion would never choose. Only answers
 * of real users show how good such a question is, and some advice needs its answer.
 */
const BY_LOT = 0.25;
/** Share of the possible questions, those with the least gain, from which the random question is drawn. */
const PASSED_OVER = 0.6;
const OPENERS = 2;
/** Share of the best gain from which a question of the previous quiz is asked again. It also applies to a random question. */
const WORTH_REPEATING = 0.2;

/** Returns the position of the random question in a first quiz, after the openers; undefined for most quizzes. */
export function placeByLot(seed: number, total: number): number | undefined {
  if (chance(seed, 'by lot') >= BY_LOT) return undefined;
  return OPENERS + 1 + Math.floor(chance(seed, 'place of the lot') * (total - OPENERS));
}

/** Questions after which the places to come serve as many minima as they can: all of them, unless a late answer calls for more. */
function affordable({ asked, eligible, total, circumstances }: Situation): readonly QuestionDefinition[] {
  const unmet = unmetMinima(asked, eligible, circumstances);
  const due = unmet.filter(({ by = Infinity }) => by <= asked.length + 1);
  if (due.length > 0) return eligible.filter((question) => due.some(({ serves }) => serves(question)));
  const kinds = new Map(eligible.map((question) => [kindOf(question, unmet), question]));
  const costAfter = (question: QuestionDefinition) => {
    const open = unmet.filter(({ serves }) => !serves(question));
    const room = (area: QuestionDefinition['area']) => roomIn(area, [...asked, question]);
    return weightOf(unservedAtBest(open, [...kinds.values()], total - asked.length - 1, room));
  };
  const costs = new Map([...kinds].map(([kind, question]) => [kind, costAfter(question)]));
  const least = Math.min(...costs.values());
  return eligible.filter((question) => costs.get(kindOf(question, unmet)) === least);
}

/** Questions that leave time for the rest; when there is none, the quickest. */
function withTimeout(candidates: readonly QuestionDefinition[], { asked, total }: Situation): QuestionDefinition[] {
  const used = asked.reduce((sum, { seconds }) => sum + seconds, 0);
  const placesAfter = total - asked.length - 1;
  const left = SECONDS_BUDGET - used - placesAfter * SECONDS_KEPT;
  const fitting = candidates.filter(({ seconds }) => seconds <= left);
  if (fitting.length > 0) return fitting;
  const quickest = Math.min(...candidates.map(({ seconds }) => seconds));
  return candidates.filter(({ seconds }) => seconds === quickest);
}

/**
 * Returns the next question of a situation, or null when all have been asked. Hard constraints come first: openers,
 * questions that resolve a contradiction, minima, and time. Then previous questions, the expected gain, and the seed among
 * nearly equal questions decide.
 */
export function selectQuestion(situation: Situation): QuestionDefinition | null {
  const { asked, eligible, total, seed, previous = [], clarifying, gainOf } = situation;
  const position = asked.length + 1;
  if (position > total) return null;
  const opener = eligible.find(({ opening }) => opening === position);
  if (opener) return opener;
  const possible = withTimeout(affordable(situation), situation);
  const clarifies = possible.find(({ id }) => clarifying.has(id));
  if (clarifies) return clarifies;
  const gains = possible.map((question) => ({ question, gain: gainOf(question) }));
  const best = Math.max(...gains.map(({ gain }) => gain));
  // All questions have a gain of 0, so the order of the question bank decides: the goal comes before risk.
  if (best <= 0) return possible[0] ?? null;
  if (previous.length === 0 && position === placeByLot(seed, total)) {
    const useful = gains.filter(({ gain }) => gain > 0).toSorted((a, b) => a.gain - b.gain);
    return choose(useful.slice(0, Math.ceil(useful.length * PASSED_OVER)), seed, position)?.question ?? null;
  }
  const again = gains.filter(({ question, gain }) => previous.includes(question.id) && gain >= best * WORTH_REPEATING);
  if (again.length > 0) return again.reduce((a, b) => (b.gain > a.gain ? b : a)).question;
  const nearly = gains.filter(({ gain }) => gain >= best * NEARLY_BEST).map(({ question }) => question);
  return choose(nearly, seed, position) ?? null;
}
