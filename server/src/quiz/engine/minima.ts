import type { BankQuestion } from '../bank';

/** Something that every quiz must have asked about. */
export interface Minimum {
  readonly name: string;
  readonly serves: (question: BankQuestion) => boolean;
}

const anchorOf = (area: BankQuestion['area']) => (question: BankQuestion) => question.area === area && question.anchor;

/** In the order in which they are asked when nothing is more urgent. */
export const minima: readonly Minimum[] = [
  { name: 'cash flow', serves: anchorOf('cash_flow') },
  { name: 'emergency fund', serves: anchorOf('emergency_fund') },
  { name: 'debt', serves: anchorOf('debt') },
  { name: 'investing', serves: anchorOf('investing') },
  { name: 'planning or protection', serves: ({ area }) => area === 'planning' || area === 'protection' },
  { name: 'a scale', serves: ({ type }) => type === 'scale' },
  { name: 'risk', serves: ({ role }) => role === 'risk' },
  { name: 'horizon', serves: ({ role }) => role === 'horizon' },
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
