import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'newer.label': 'Nueva versión',
  'newer.ready': 'Hay una versión más reciente de Verdant lista.',
  'newer.now': 'Usarla ahora',
  'newer.later': 'Más tarde',
  'newer.lost': 'Lo que ha escrito en esta página podría perderse.',
};
