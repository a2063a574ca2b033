import type { QuestionDefinition } from '../question-bank';
import type { Circumstances } from './eligible';

/** A subject that every quiz must ask about. */
interface Minimum {
  readonly name: string;
  readonly serves: (question: QuestionDefinition) => boolean;
  /** Circumstances in which the subject is required. Omit it for a subject that is always required. */
  readonly owedWhen?: readonly (keyof Circumstances)[];
  /** True if the subject has priority when not all subjects fit, because help depends on it. */
  readonly comesFirst?: true;
  /**
   * Latest position of the question about this subject, because a late sign of hardship could displace a later question.
   */
  readonly by?: number;
}

const hasRole = (role: QuestionDefinition['role']) => (question: QuestionDefinition) => question.role === role;
const ofType = (type: QuestionDefinition['type']) => (question: QuestionDefinition) => question.type === type;
const inArea = (area: QuestionDefinition['area']) => (question: QuestionDefinition) => question.area === area;

/** The required content of every quiz (quiz-science B3), as far as it is suitable (`isSuitable`). */
const minima: readonly Minimum[] = [
  // Users who are behind with bills must see help, and advice about investing needs an answer about bills.
  { name: 'bills', serves: hasRole('bills'), owedWhen: ['inHardship', 'isTight', 'isNearlyClear'], comesFirst: true },
  { name: 'emergency fund', serves: inArea('emergency_fund') },
  // The opener lists the debts; a separate question for users with debts asks how heavy the debts are.
  { name: 'debt', serves: (question) => question.area === 'debt' && question.opening === undefined },
  { name: 'investing', serves: inArea('investing') },
  { name: 'planning', serves: inArea('planning') },
  { name: 'protection', serves: inArea('protection') },
  // All four types of question are among the ten (spec 2); the openers are single and multiple choice.
  { name: 'a slider', serves: ofType('scale'), by: 6 },
  { name: 'a text', serves: ofType('text'), by: 7 },
  { name: 'goal', serves: hasRole('goal') },
  { name: 'missed repayments', serves: hasRole('missed'), owedWhen: ['inHardship'], comesFirst: true },
  { name: 'essentials', serves: hasRole('essentials'), comesFirst: true },
];

/** Returns the minima that no asked question serves, without minima that no eligible question could serve. */
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

/** Returns the cost of leaving these minima unserved: a minimum with `comesFirst` outweighs all others. */
export function unservedCost(unserved: readonly Minimum[]): number {
  return unserved.reduce((sum, { comesFirst }) => sum + (comesFirst ? minima.length + 1 : 1), 0);
}

/** Returns a key that is equal for questions of the same area that serve the same minima. */
export function questionKindKey(question: QuestionDefinition, unmet: readonly Minimum[]): string {
  return [question.area, ...unmet.map(({ serves }) => Number(serves(question)))].join();
}

/** Returns the minima of `unmet` that stay unserved with the best use of the remaining places and areas. */
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
