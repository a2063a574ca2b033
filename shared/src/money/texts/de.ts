import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'category.income': 'Einkommen',
  'category.transfer': 'Umbuchung',
  'category.housing': 'Wohnen',
  'category.utilities': 'Strom und Wasser',
  'category.groceries': 'Lebensmittel',
  'category.eating_out': 'Essen gehen',
  'category.transport': 'Verkehr',
  'category.health': 'Gesundheit',
  'category.insurance': 'Versicherung',
  'category.entertainment': 'Freizeit',
  'category.shopping': 'Einkäufe',
  'category.fees': 'Gebühren',
  'category.loan': 'Kredite',
  'category.other': 'Sonstiges',
};
