import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'overview.overall': 'Score financier',
  'overview.emergency': "Fonds d'urgence",
  'overview.debt': 'Gestion des dettes',
  'overview.investment': 'Prêt à investir',
  'overview.up': 'En hausse',
  'overview.down': 'En baisse',
  'overview.likely': 'Sans doute de {low} à {high}',
  'overview.about': 'Sans doute environ {low}',
  'overview.high': 'Assez sûr',
  'overview.medium': 'Bonne estimation',
  'overview.low': 'Une première impression',
  'overview.from': "{sure}, d'après {count} réponses",
  'overview.fromOne': "{sure}, d'après {count} réponse",
};
