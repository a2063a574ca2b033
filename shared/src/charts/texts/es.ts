import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'charts.viewTable': 'Ver como tabla',
  'charts.viewChart': 'Ver como gráfico',
  'charts.failed': 'No se pudo cargar el gráfico. Estas son sus cifras.',
  'charts.retry': 'Volver a intentarlo',
  'charts.share': 'Proporción',
  'charts.more': '{count} más',
};
