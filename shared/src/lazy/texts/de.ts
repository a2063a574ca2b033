import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'lazy.loading': 'Wird geladen...',
  'lazy.failed': 'Dieser Teil konnte nicht geladen werden. Alles andere funktioniert weiter.',
  'lazy.retry': 'Erneut versuchen',
};
