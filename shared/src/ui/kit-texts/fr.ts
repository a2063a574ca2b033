import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'ui.close': 'Fermer',
  'ui.loading': 'Chargement...',
  'ui.sample': "Données d'exemple",
  'ui.gauge': '{label} : {value} sur 100',
};
