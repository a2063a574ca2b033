import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'overview.overall': 'Puntuación de salud financiera',
  'overview.emergency': 'Fondo de emergencia',
  'overview.debt': 'Gestión de deudas',
  'overview.investment': 'Preparación para invertir',
  'overview.up': 'Al alza',
  'overview.down': 'A la baja',
  'overview.likely': 'Probablemente de {low} a {high}',
  'overview.about': 'Probablemente alrededor de {low}',
  'overview.high': 'Bastante seguro',
  'overview.medium': 'Buena estimación',
  'overview.low': 'Una primera impresión',
  'overview.from': '{sure}, con {count} respuestas',
  'overview.fromOne': '{sure}, con {count} respuesta',
};
