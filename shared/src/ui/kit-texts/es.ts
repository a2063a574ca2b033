import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'ui.close': 'Cerrar',
  'ui.loading': 'Cargando...',
  'ui.sample': 'Datos de ejemplo',
  'ui.gauge': '{label}: {value} de 100',
};
