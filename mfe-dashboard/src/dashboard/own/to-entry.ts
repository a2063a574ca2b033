import type { MoneyCategory, MoneyTransaction } from '@verdant/shared/contract';
import type { Format } from '@verdant/shared/format';
import type { Entry } from '../panels/entry-list';

/** A transaction of a linked bank as panels show it. */
export const toEntry = (
  { id, merchant, category, date, amount_cents }: MoneyTransaction,
  categoryName: (category: MoneyCategory) => string,
  { cents }: Pick<Format, 'cents'>,
): Entry => ({
  id,
  name: merchant,
  category: categoryName(category),
  date,
  amount: cents(amount_cents),
  isIncome: amount_cents > 0,
});
