import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'page.title': 'Template title',
  'start.title': 'Una página nueva',
  'start.text': 'Aquí se está creando algo nuevo.',
};
