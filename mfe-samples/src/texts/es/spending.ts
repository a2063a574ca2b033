import type { spending as english } from '../en/spending';

export const spending: Record<keyof typeof english, string> = {
  'spending.title': 'Gastos',
  'spending.subtitle': 'Adónde va el dinero de un mes, y qué ha cambiado.',
  'spending.periods': 'Período de los gastos',
  'spending.period.week': 'Semana',
  'spending.period.month': 'Mes',
  'spending.period.quarter': 'Trimestre',
  'spending.period.year': 'Año',
  'spending.lead.label': 'Gastado este mes',
  'spending.monthly.title': 'Gastos mensuales',
  'spending.monthly.series': 'Total gastado',
  'spending.monthly.caption':
    'Los gastos mensuales fueron de {first} ({firstMonth}) y de {last} ({lastMonth}); el máximo fue de {highest} ({highestMonth}).',
  'spending.share.title': 'Gastos por categoría',
  'spending.share.caption': '{category} es la mayor parte: el {percent} de los {total} gastados este mes.',
  'spending.share.centre': 'este mes',
  'spending.breakdown.title': 'Desglose por categoría',
  'spending.breakdown.against': 'Las flechas comparan con el mes pasado',
  'spending.insights.title': 'Análisis de los gastos',
  'spending.top.label': 'Categoría principal',
  'spending.top.detail': '{percent} de los gastos de este mes',
  'spending.growth.label': 'Mayor crecimiento',
  'spending.growth.detail': '{percent} más que el mes pasado',
  'spending.potential.label': 'Ahorro posible',
  'spending.potential.detail': 'Al mes, en {count} categorías: {categories}',
};
