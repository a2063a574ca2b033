import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'page.title': 'Template title',
  'start.title': 'Une nouvelle page',
  'start.text': 'Quelque chose de nouveau se prépare ici.',
};
