import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'lazy.loading': 'Cargando...',
  'lazy.failed': 'Esta parte no se pudo cargar. Todo lo demás sigue funcionando.',
  'lazy.retry': 'Volver a intentarlo',
};
