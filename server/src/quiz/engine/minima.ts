import type { BankQuestion } from '../bank';

/** Something that every quiz must have asked about. */
export interface Minimum {
  readonly name: string;
  readonly serves: (question: BankQuestion) => boolean;
}

const inArea = (area: BankQuestion['area']) => (question: BankQuestion) => question.area === area;

/** The content of every quiz (quiz-science B3), and all four types of questions (spec 3). */
export const minima: readonly Minimum[] = [
  { name: 'cash flow', serves: inArea('cash_flow') },
  { name: 'emergency fund', serves: inArea('emergency_fund') },
  // The opener says which debts there are; how they weigh is another question, for those who have any.
  { name: 'debt', serves: (question) => question.area === 'debt' && question.opening === undefined },
  { name: 'investing', serves: inArea('investing') },
  { name: 'planning or protection', serves: ({ area }) => area === 'planning' || area === 'protection' },
  { name: 'horizon', serves: ({ role }) => role === 'horizon' },
  { name: 'risk', serves: ({ role }) => role === 'risk' },
  { name: 'a scale', serves: ({ type }) => type === 'scale' },
  { name: 'a text', serves: ({ type }) => type === 'text' },
];

/** Minima that no asked question serves. One that no eligible question could serve is no longer owed. */
export function unmetMinima(asked: readonly BankQuestion[], eligible: readonly BankQuestion[]): Minimum[] {
  return minima.filter(({ serves }) => !asked.some(serves) && eligible.some(serves));
}

/** How many more questions serve all of `unmet`: a scale about planning serves two of them at once. */
export function questionsNeeded(unmet: readonly Minimum[], eligible: readonly BankQuestion[]): number {
  let open = [...unmet];
  let needed = 0;
  while (open.length > 0) {
    const count = (question: BankQuestion) => open.filter(({ serves }) => serves(question)).length;
    const best = eligible.reduce<BankQuestion | null>(
      (current, question) => (current === null || count(question) > count(current) ? question : current),
      null,
    );
    if (best === null || count(best) === 0) break;
    open = open.filter(({ serves }) => !serves(best));
    needed += 1;
  }
  return needed;
}
