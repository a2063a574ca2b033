import type { CategoryReason, MoneyCategory } from '@verdant/shared/contract';
import type { TextKey } from '../../texts';

export const categoryName: Record<MoneyCategory, TextKey> = {
  income: 'category.income',
  transfer: 'money.transfer',
  housing: 'category.housing',
  utilities: 'category.utilities',
  groceries: 'money.groceries',
  eating_out: 'money.eating_out',
  transport: 'category.transport',
  health: 'category.health',
  insurance: 'money.insurance',
  entertainment: 'category.entertainment',
  shopping: 'category.shopping',
  fees: 'money.fees',
  loan: 'money.loan',
  other: 'money.other',
};

export const reasonText: Record<CategoryReason['kind'], TextKey> = {
  correction: 'reason.correction',
  merchant: 'reason.merchant',
  bank_category: 'reason.bank_category',
  account: 'reason.account',
  none: 'reason.none',
};

/** Dollars of an amount in cents. */
export const dollars = (cents: number): number => cents / 100;
