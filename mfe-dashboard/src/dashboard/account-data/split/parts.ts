import { partCategories } from '@verdant/shared/contract';
import type { MoneyTransaction, SplitPart } from '@verdant/shared/contract';
import { typedCents } from '@verdant/shared/money';

export type PartCategory = SplitPart['category'];
/** A part with a typed amount. The last part has none, because it is the rest of the payment. */
export type TypedPart = { key: number; category: PartCategory; amount: string };

/** A form with all parts of a payment. */
export type Parts = { typed: readonly TypedPart[]; last: PartCategory };

const typedFrom = (cents: number) => (Math.abs(cents) / 100).toFixed(2);

/** Returns the initial parts of a form: those of the payment, or one with its category and one with another category. */
export function initialParts({ split, lost_split: lost, category }: MoneyTransaction): Parts {
  const before = split ?? lost ?? [];
  const typed = before.slice(0, -1).map((part, key) => ({ ...part, key, amount: typedFrom(part.amount_cents) }));
  const first = partCategories.find((partCategory) => partCategory === category) ?? 'other';
  const second = first === 'other' ? 'shopping' : 'other';
  return typed.length > 0
    ? { typed, last: before.at(-1)?.category ?? second }
    : { typed: [{ key: 0, category: first, amount: '' }], last: second };
}

/** Whether an amount is typed that a part may have. */
export const isAmount = ({ amount }: TypedPart): boolean => (typedCents(amount) ?? 0) > 0;

/** Returns the cents that are left for the last part; negative if the other parts exceed the payment. */
export const leftCents = ({ typed }: Parts, paymentCents: number): number =>
  Math.abs(paymentCents) - typed.reduce((sum, { amount }) => sum + (typedCents(amount) ?? 0), 0);

/** Returns the parts to be saved, which add up to the payment and have its sign; undefined while they do not. */
export function splitFrom(parts: Parts, paymentCents: number): SplitPart[] | undefined {
  const left = leftCents(parts, paymentCents);
  if (left <= 0 || !parts.typed.every(isAmount)) return undefined;
  const sign = Math.sign(paymentCents);
  return [
    ...parts.typed.map(({ category, amount }) => ({ category, amount_cents: sign * (typedCents(amount) ?? 0) })),
    { category: parts.last, amount_cents: sign * left },
  ];
}
