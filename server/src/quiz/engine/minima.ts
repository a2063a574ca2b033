import type { QuestionDefinition } from '../question-bank';
import type { Circumstances } from './eligible';

/** Something that every quiz must have asked about. */
export interface Minimum {
  readonly name: string;
  readonly serves: (question: QuestionDefinition) => boolean;
  /** Owed in any of these circumstances only; without it by everyone. */
  readonly owedWhen?: readonly (keyof Circumstances)[];
  /** Served before the others where there is not room for all: the way to help depends on it. */
  readonly comesFirst?: true;
  /** The place at which it is served at the latest, so that no late sign of hardship takes it. */
  readonly by?: number;
}

const hasRole = (role: QuestionDefinition['role']) => (question: QuestionDefinition) => question.role === role;
const ofType = (type: QuestionDefinition['type']) => (question: QuestionDefinition) => question.type === type;
const inArea = (area: QuestionDefinition['area']) => (question: QuestionDefinition) => question.area === area;

/** The content of every quiz (quiz-science B3), as far as it is in place (`isInPlace`). */
const minima: readonly Minimum[] = [
  // Who is behind must not miss the way to help, and no user reads of investing before bills were asked about.
  { name: 'bills', serves: hasRole('bills'), owedWhen: ['inHardship', 'isNearlyClear'], comesFirst: true },
  { name: 'emergency fund', serves: inArea('emergency_fund') },
  // The opener lists the debts; a separate question, for those who have any, asks how heavy they are.
  { name: 'debt', serves: (question) => question.area === 'debt' && question.opening === undefined },
  { name: 'investing', serves: inArea('investing') },
  { name: 'planning', serves: inArea('planning') },
  { name: 'protection', serves: inArea('protection') },
  // All four types of question come among the ten (spec 2); the openers are a choice of one and a choice of several.
  { name: 'a slider', serves: ofType('scale'), by: 6 },
  { name: 'a text', serves: ofType('text'), by: 7 },
  { name: 'goal', serves: hasRole('goal') },
  { name: 'missed repayments', serves: hasRole('missed'), owedWhen: ['inHardship'], comesFirst: true },
  { name: 'essentials', serves: hasRole('essentials'), comesFirst: true },
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

const first = minima.reduce((bits, { comesFirst }, index) => (comesFirst ? bits | (1 << index) : bits), 0);

/** How bad it is to leave a set unserved: one that comes first outweighs all others. */
export function weightOf(set: MinimaSet): number {
  return sizeOf(set) + minima.length * sizeOf(set & first);
}

/** What of a set has to be served at this place. */
export function dueAt(place: number, set: MinimaSet): MinimaSet {
  return minima.reduce((bits, { by = Infinity }, index) => (by <= place ? bits | (set & (1 << index)) : bits), 0);
}

export function namesOf(set: MinimaSet): string[] {
  return minima.filter((_, index) => set & (1 << index)).map(({ name }) => name);
}

/** What is left to serve minima with. */
export interface PlacesLeft {
  readonly places: number;
  /** How many more questions of an area may be asked. */
  readonly roomIn: (area: QuestionDefinition['area']) => number;
  /** Leaves out questions; asked only of those that make a difference. */
  readonly isLeft?: (question: QuestionDefinition) => boolean;
}

interface Kind {
  readonly serves: MinimaSet;
  readonly area: QuestionDefinition['area'];
}

/**
 * Which of `unmet` stay unserved where the places are used as well as they can be. Minima, not questions: the one about
 * missed repayments serves two.
 */
export function unservedAtBest(
  unmet: MinimaSet,
  eligible: readonly QuestionDefinition[],
  { places, roomIn, isLeft = () => true }: PlacesLeft,
): MinimaSet {
  const kinds: Kind[] = [];
  for (const question of eligible) {
    const serves = servedBy(question) & unmet;
    const { area } = question;
    if (serves === 0 || kinds.some((kind) => kind.serves === serves && kind.area === area)) continue;
    if (isLeft(question)) kinds.push({ serves, area });
  }
  const chosen: Kind[] = [];
  let open = unmet;
  while (open !== 0 && chosen.length < places) {
    const possible = kinds.filter(
      ({ serves, area }) => (serves & open) !== 0 && chosen.filter((one) => one.area === area).length < roomIn(area),
    );
    const best = possible.reduce<Kind | undefined>(
      (a, b) => (a && weightOf(a.serves & open) >= weightOf(b.serves & open) ? a : b),
      undefined,
    );
    if (!best) break;
    open &= ~best.serves;
    chosen.push(best);
  }
  return open;
}
