import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'category.income': 'Ingresos',
  'category.transfer': 'Traspaso',
  'category.housing': 'Vivienda',
  'category.utilities': 'Luz y agua',
  'category.groceries': 'Alimentación',
  'category.eating_out': 'Restaurantes',
  'category.transport': 'Transporte',
  'category.health': 'Salud',
  'category.insurance': 'Seguros',
  'category.entertainment': 'Ocio',
  'category.shopping': 'Compras',
  'category.fees': 'Comisiones',
  'category.loan': 'Préstamos',
  'category.other': 'Otros',
};
