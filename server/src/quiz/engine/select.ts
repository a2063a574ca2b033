import type { QuestionDefinition } from '../question-bank';
import { type Circumstances, remainingQuestionsIn } from './eligible';
import { interchangeableQuestionsKey, unmetMinima, unavoidablyUnserved, unservedCost } from './minima';

/** Returns a text's FNV-1a hash (32 bits). The session id's hash is the seed: a session always gets the same questions. */
export function hashToSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Returns a pseudorandom number in [0, 1) for a seed and a label; similar labels give unrelated numbers. */
function seededChance(seed: number, label: string): number {
  let mixed = hashToSeed(`${seed}/${label}`);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns the candidate that the seed selects; over all seeds, every candidate is equally likely. */
function chooseBySeed<T>(candidates: readonly T[], seed: number, position: number): T | undefined {
  return candidates[Math.floor(seededChance(seed, `position ${position}`) * candidates.length)];
}

export interface QuizPlan {
  readonly total: number;
  /** Seed of the session, which decides among nearly equal questions. */
  readonly seed: number;
  /** Ids of the questions in the user's previous quiz, which are asked again so that scores are comparable. */
  readonly previous?: readonly string[];
}

export interface SelectionInput extends QuizPlan {
  readonly asked: readonly QuestionDefinition[];
  readonly eligible: readonly QuestionDefinition[];
  readonly circumstances: Circumstances;
  /** Ids of questions that resolve a contradiction. */
  readonly clarifying: ReadonlySet<string>;
  /** Expected gain of a question; 0 for profile questions. */
  readonly gainOf: (question: QuestionDefinition) => number;
}

/**
 * Minimum ratio to the best gain at which questions count as equally good; the seed then chooses among the equal questions.
 */
const NEARLY_BEST = 0.97;
/** Share of first quizzes with a random question of low expected gain: only answers of real users show its usefulness. */
const BY_LOT = 0.25;
/** Share of the useful questions, those with the least gain, from which the random question is drawn. */
const PASSED_OVER = 0.6;
const OPENERS = 2;
/** Minimum ratio to the best gain at which a question of the previous quiz is repeated. */
const WORTH_REPEATING = 0.2;

/** Returns the position of the random question in the quiz; undefined for most quizzes, which have none. */
function randomQuestionPosition(seed: number, total: number): number | undefined {
  if (seededChance(seed, 'by lot') >= BY_LOT) return undefined;
  return OPENERS + 1 + Math.floor(seededChance(seed, 'place of the lot') * (total - OPENERS));
}

/** Returns the questions after which the remaining places serve the most minima. */
function filterAffordable({ asked, eligible, total, circumstances }: SelectionInput): readonly QuestionDefinition[] {
  const unmet = unmetMinima(asked, eligible, circumstances);
  const due = unmet.filter(({ by = Infinity }) => by <= asked.length + 1);
  if (due.length > 0) return eligible.filter((question) => due.some(({ serves }) => serves(question)));
  const kinds = new Map(eligible.map((question) => [interchangeableQuestionsKey(question, unmet), question]));
  const costAfter = (question: QuestionDefinition) => {
    const open = unmet.filter(({ serves }) => !serves(question));
    const room = (area: QuestionDefinition['area']) => remainingQuestionsIn(area, [...asked, question]);
    return unservedCost(unavoidablyUnserved(open, [...kinds.values()], total - asked.length - 1, room));
  };
  const costs = new Map([...kinds].map(([kind, question]) => [kind, costAfter(question)]));
  const least = Math.min(...costs.values());
  return eligible.filter((question) => costs.get(interchangeableQuestionsKey(question, unmet)) === least);
}

/**
 * Returns the next question; null after the last. Opening questions, minima and contradictions decide first, then
 * previous questions, expected gain and seed.
 */
export function selectQuestion(input: SelectionInput): QuestionDefinition | null {
  const { asked, eligible, total, seed, previous = [], clarifying, gainOf } = input;
  const position = asked.length + 1;
  if (position > total) return null;
  const opener = eligible.find(({ opening }) => opening === position);
  if (opener) return opener;
  const possible = filterAffordable(input);
  const clarifies = possible.find(({ id }) => clarifying.has(id));
  if (clarifies) return clarifies;
  const gains = possible.map((question) => ({ question, gain: gainOf(question) }));
  const best = Math.max(...gains.map(({ gain }) => gain));
  // The order of the question bank decides if no possible question has an expected gain.
  if (best <= 0) return possible[0] ?? null;
  if (previous.length === 0 && position === randomQuestionPosition(seed, total)) {
    const useful = gains.filter(({ gain }) => gain > 0).toSorted((a, b) => a.gain - b.gain);
    return chooseBySeed(useful.slice(0, Math.ceil(useful.length * PASSED_OVER)), seed, position)?.question ?? null;
  }
  const again = gains.filter(({ question, gain }) => previous.includes(question.id) && gain >= best * WORTH_REPEATING);
  if (again.length > 0) return again.reduce((a, b) => (b.gain > a.gain ? b : a)).question;
  const nearly = gains.filter(({ gain }) => gain >= best * NEARLY_BEST).map(({ question }) => question);
  return chooseBySeed(nearly, seed, position) ?? null;
}
