import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'lazy.loading': 'Chargement...',
  'lazy.failed': "Cette partie n'a pas pu être chargée. Le reste continue de fonctionner.",
  'lazy.retry': 'Réessayer',
};
