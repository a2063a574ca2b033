import type { MoneyCategory } from '@verdant/shared/contract';
import { cataloguesOf } from '../../language/catalogues';
import { getSectionTranslations } from '../../translations';

/** English names of categories, equal to the names on the pages. */
const en = {
  income: 'Income',
  transfer: 'Transfer',
  housing: 'Housing',
  utilities: 'Utilities and phone',
  groceries: 'Groceries',
  eating_out: 'Eating out',
  transport: 'Transport',
  health: 'Health',
  insurance: 'Insurance',
  family: 'Family and education',
  entertainment: 'Entertainment',
  shopping: 'Shopping',
  fees: 'Fees',
  loan: 'Loans',
  other: 'Other',
} satisfies Record<MoneyCategory, string>;

export const categoryTexts = cataloguesOf(en, getSectionTranslations('categories'));
