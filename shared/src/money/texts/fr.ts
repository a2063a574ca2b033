import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'category.income': 'Revenus',
  'category.transfer': 'Virement interne',
  'category.housing': 'Logement',
  'category.utilities': 'Eau et énergie',
  'category.groceries': 'Alimentation',
  'category.eating_out': 'Restaurants',
  'category.transport': 'Transports',
  'category.health': 'Santé',
  'category.insurance': 'Assurances',
  'category.entertainment': 'Loisirs',
  'category.shopping': 'Achats',
  'category.fees': 'Frais',
  'category.loan': 'Crédits',
  'category.other': 'Autres',
};
