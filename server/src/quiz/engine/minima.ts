import type { QuestionDefinition } from '../question-bank';
import type { Circumstances } from './circumstances';

/** Something that every quiz must have asked about. */
export interface Minimum {
  readonly name: string;
  readonly serves: (question: QuestionDefinition) => boolean;
  /** Owed in any of these circumstances only; without it by everyone. */
  readonly owedWhen?: readonly (keyof Circumstances)[];
}

const hasRole = (role: QuestionDefinition['role']) => (question: QuestionDefinition) => question.role === role;
const inArea = (area: QuestionDefinition['area']) => (question: QuestionDefinition) => question.area === area;

/** The content of every quiz (quiz-science B3), as far as it is in place (`isInPlace`). */
const minima: readonly Minimum[] = [
  // Who is behind must not miss the way to help, and nobody reads of investing before bills were asked about.
  { name: 'bills', serves: hasRole('bills'), owedWhen: ['inHardship', 'isNearlyClear'] },
  { name: 'emergency fund', serves: inArea('emergency_fund') },
  // The opener lists the debts; a separate question, for those who have any, asks how heavy they are.
  { name: 'debt', serves: (question) => question.area === 'debt' && question.opening === undefined },
  { name: 'investing', serves: inArea('investing') },
  { name: 'planning', serves: inArea('planning') },
  { name: 'protection', serves: inArea('protection') },
  { name: 'goal', serves: hasRole('goal') },
  { name: 'missed repayments', serves: hasRole('missed'), owedWhen: ['inHardship'] },
  { name: 'essentials', serves: hasRole('essentials') },
];

/** A set of minima: bit n stands for `minima[n]`. Plain numbers, since a choice asks thousands of times. */
export type MinimaSet = number;

const served = new WeakMap<QuestionDefinition, MinimaSet>();

/** The minima that a question serves. */
export function servedBy(question: QuestionDefinition): MinimaSet {
  const known = served.get(question);
  if (known !== undefined) return known;
  const set = minima.reduce((bits, { serves }, index) => (serves(question) ? bits | (1 << index) : bits), 0);
  served.set(question, set);
  return set;
}

function servedByAny(questions: readonly QuestionDefinition[]): MinimaSet {
  return questions.reduce((set, question) => set | servedBy(question), 0);
}

function owedIn(circumstances: Circumstances): MinimaSet {
  return minima.reduce(
    (bits, { owedWhen }, index) =>
      owedWhen?.some((name) => circumstances[name]) === false ? bits : bits | (1 << index),
    0,
  );
}

/** Minima that no asked question serves. One that no eligible question could serve is no longer owed. */
export function unmetMinima(
  asked: readonly QuestionDefinition[],
  eligible: readonly QuestionDefinition[],
  circumstances: Circumstances,
): MinimaSet {
  return servedByAny(eligible) & ~servedByAny(asked) & owedIn(circumstances);
}

/** How many minima are in a set. */
export function sizeOf(set: MinimaSet): number {
  let size = 0;
  for (let left = set; left !== 0; left &= left - 1) size += 1;
  return size;
}

export function namesOf(set: MinimaSet): string[] {
  return minima.filter((_, index) => set & (1 << index)).map(({ name }) => name);
}

/**
 * How many more questions serve all of `unmet`: a scale about planning serves two of them at once. Infinity when one
 * cannot be served. `isLeft` leaves out questions; it is asked only of those that make a difference.
 */
export function questionsNeeded(
  unmet: MinimaSet,
  eligible: readonly QuestionDefinition[],
  isLeft: (question: QuestionDefinition) => boolean = () => true,
): number {
  const kinds: MinimaSet[] = [];
  for (const question of eligible) {
    const kind = servedBy(question) & unmet;
    if (kind !== 0 && !kinds.includes(kind) && isLeft(question)) kinds.push(kind);
  }
  let open = unmet;
  let needed = 0;
  while (open !== 0) {
    const best = kinds.reduce((a, b) => (sizeOf(b & open) > sizeOf(a & open) ? b : a), 0);
    if ((best & open) === 0) return Infinity;
    open &= ~best;
    needed += 1;
  }
  return needed;
}
