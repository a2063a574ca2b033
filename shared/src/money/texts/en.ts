/** Names of the categories. */
export const en = {
  'category.income': 'Income',
  'category.transfer': 'Transfer',
  'category.housing': 'Housing',
  'category.utilities': 'Utilities',
  'category.groceries': 'Groceries',
  'category.eating_out': 'Eating out',
  'category.transport': 'Transportation',
  'category.health': 'Healthcare',
  'category.insurance': 'Insurance',
  'category.family': 'Family and education',
  'category.entertainment': 'Entertainment',
  'category.shopping': 'Shopping',
  'category.fees': 'Fees',
  'category.loan': 'Loans',
  'category.other': 'Other',
} as const satisfies Record<string, string>;
