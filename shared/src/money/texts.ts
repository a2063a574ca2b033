import { defineTranslatedTexts } from '@verdant/shared/texts';
import { translations } from '../translations';

const en = {
  'category.income': 'Income',
  'category.transfer': 'Transfer',
  'category.housing': 'Housing',
  'category.utilities': 'Utilities and phone',
  'category.groceries': 'Groceries',
  'category.eating_out': 'Eating out',
  'category.transport': 'Transport',
  'category.health': 'Health',
  'category.insurance': 'Insurance',
  'category.family': 'Family and education',
  'category.entertainment': 'Entertainment',
  'category.shopping': 'Shopping',
  'category.fees': 'Fees',
  'category.loan': 'Loans',
  'category.other': 'Other',
  'account.ending': 'ending {digits}',
} as const satisfies Record<string, string>;

export const { useTexts } = defineTranslatedTexts(en, translations('money'));
