import { partCategories } from '@verdant/shared/contract';
import type { MoneyTransaction, SplitPart } from '@verdant/shared/contract';
import { typedCents } from '@verdant/shared/money';

export type PartCategory = SplitPart['category'];
/** A part with a typed amount. The last part has no typed amount, because it is the rest of the payment. */
export type SplitPartInput = { key: number; category: PartCategory; amount: string };

type SplitFormParts = { typed: readonly SplitPartInput[]; last: PartCategory };

const typedFrom = (cents: number) => (Math.abs(cents) / 100).toFixed(2);

/**
 * Returns the initial values of the form: the parts of the payment, the parts that were lost when its amount changed, or
 * two new parts with different categories.
 */
export function initialSplitParts({ split, lost_split: lost, category }: MoneyTransaction): SplitFormParts {
  const before = split ?? lost ?? [];
  const typed = before.slice(0, -1).map((part, key) => ({ ...part, key, amount: typedFrom(part.amount_cents) }));
  const first = partCategories.find((partCategory) => partCategory === category) ?? 'other';
  const second = first === 'other' ? 'shopping' : 'other';
  return typed.length > 0
    ? { typed, last: before.at(-1)?.category ?? second }
    : { typed: [{ key: 0, category: first, amount: '' }], last: second };
}

export const hasValidAmount = ({ amount }: SplitPartInput): boolean => (typedCents(amount) ?? 0) > 0;

export const remainingCents = ({ typed }: SplitFormParts, paymentCents: number): number =>
  Math.abs(paymentCents) - typed.reduce((sum, { amount }) => sum + (typedCents(amount) ?? 0), 0);

/** Returns the parts to save, with the payment's sign; undefined if an amount is invalid or the last part gets no money. */
export function toSplitParts(parts: SplitFormParts, paymentCents: number): SplitPart[] | undefined {
  const left = remainingCents(parts, paymentCents);
  if (left <= 0 || !parts.typed.every(hasValidAmount)) return undefined;
  const sign = Math.sign(paymentCents);
  return [
    ...parts.typed.map(({ category, amount }) => ({ category, amount_cents: sign * (typedCents(amount) ?? 0) })),
    { category: parts.last, amount_cents: sign * left },
  ];
}
