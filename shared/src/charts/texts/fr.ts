import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'charts.viewTable': 'Afficher le tableau',
  'charts.viewChart': 'Afficher le graphique',
  'charts.failed': "Le graphique n'a pas pu être chargé. Voici ses chiffres.",
  'charts.retry': 'Réessayer',
  'charts.share': 'Part',
  'charts.more': '{count} autres',
};
