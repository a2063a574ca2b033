import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'page.title': 'Template title',
  'start.title': 'Eine neue Seite',
  'start.text': 'Hier entsteht etwas Neues.',
};
