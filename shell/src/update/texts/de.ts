import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'newer.label': 'Neue Version',
  'newer.ready': 'Eine neuere Version von Verdant ist bereit.',
  'newer.now': 'Jetzt verwenden',
  'newer.later': 'Später',
  'newer.lost': 'Ihre Eingaben auf dieser Seite können verloren gehen.',
};
