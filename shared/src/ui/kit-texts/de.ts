import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'ui.close': 'Schließen',
  'ui.loading': 'Wird geladen...',
  'ui.sample': 'Beispieldaten',
  'ui.gauge': '{label}: {value} von 100',
};
