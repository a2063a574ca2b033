import type { QuestionDefinition } from '../question-bank';
import type { Circumstances } from './eligible';

/** A minimum: a subject that every quiz must ask about, or a question type that every quiz must contain. */
interface Minimum {
  readonly name: string;
  readonly serves: (question: QuestionDefinition) => boolean;
  /** Circumstances of which one is enough to require the subject; omitted if the subject is always required. */
  readonly owedWhen?: readonly (keyof Circumstances)[];
  /** True if help for the user depends on the subject, so that it has priority over other minima. */
  readonly comesFirst?: true;
  /** Latest position of the question in the quiz. Questions after a late sign of hardship could otherwise displace it. */
  readonly by?: number;
}

const hasRole = (role: QuestionDefinition['role']) => (question: QuestionDefinition) => question.role === role;
const ofType = (type: QuestionDefinition['type']) => (question: QuestionDefinition) => question.type === type;
const inArea = (area: QuestionDefinition['area']) => (question: QuestionDefinition) => question.area === area;

/** Required content of every quiz (quiz-science B3), as far as suitable (`isQuestionSuitable`). */
const minima: readonly Minimum[] = [
  // Help for users behind with bills, and advice on investing, need an answer about bills.
  { name: 'bills', serves: hasRole('bills'), owedWhen: ['inHardship', 'isTight', 'isNearlyClear'], comesFirst: true },
  { name: 'emergency fund', serves: inArea('emergency_fund') },
  // Users with debts get a question about debt in addition to the opening question.
  { name: 'debt', serves: (question) => question.area === 'debt' && question.opening === undefined },
  { name: 'investing', serves: inArea('investing') },
  { name: 'planning', serves: inArea('planning') },
  { name: 'protection', serves: inArea('protection') },
  // The ten questions are of all four types (spec 2).
  { name: 'a slider', serves: ofType('scale'), by: 6 },
  { name: 'a text', serves: ofType('text'), by: 7 },
  { name: 'goal', serves: hasRole('goal') },
  { name: 'missed repayments', serves: hasRole('missed'), owedWhen: ['inHardship'], comesFirst: true },
  { name: 'essentials', serves: hasRole('essentials'), comesFirst: true },
];

/** Returns the required minima that no asked question serves but an eligible question could serve. */
export function unmetMinima(
  asked: readonly QuestionDefinition[],
  eligible: readonly QuestionDefinition[],
  circumstances: Circumstances,
): Minimum[] {
  return minima.filter(
    ({ serves, owedWhen }) =>
      owedWhen?.some((name) => circumstances[name]) !== false && !asked.some(serves) && eligible.some(serves),
  );
}

/** Returns the cost of unserved minima; one minimum with `comesFirst` outweighs all minima without it. */
export function unservedCost(unserved: readonly Minimum[]): number {
  return unserved.reduce((sum, { comesFirst }) => sum + (comesFirst ? minima.length + 1 : 1), 0);
}

/** Returns a key that is equal for questions of an area that serve the same minima. */
export function interchangeableQuestionsKey(question: QuestionDefinition, unmet: readonly Minimum[]): string {
  return [question.area, ...unmet.map(({ serves }) => Number(serves(question)))].join();
}

/** Returns the minima that stay unserved although the remaining places in the quiz are used as well as possible. */
export function unavoidablyUnserved(
  unmet: readonly Minimum[],
  questions: readonly QuestionDefinition[],
  places: number,
  roomIn: (area: QuestionDefinition['area']) => number,
): readonly Minimum[] {
  const chosen: QuestionDefinition[] = [];
  let open = unmet;
  while (open.length > 0 && chosen.length < places) {
    const gains = questions
      .filter(({ area }) => chosen.filter((other) => other.area === area).length < roomIn(area))
      .map((question) => ({ question, gain: unservedCost(open.filter(({ serves }) => serves(question))) }));
    const best = gains.toSorted((a, b) => b.gain - a.gain)[0];
    if (!best || best.gain === 0) break;
    open = open.filter(({ serves }) => !serves(best.question));
    chosen.push(best.question);
  }
  return open;
}
