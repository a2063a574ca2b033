import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'soon.title': '¡Muy pronto!',
  'soon.integration': 'Integración de banca abierta',
  'soon.development': 'En desarrollo',
  'soon.text':
    'Trabajamos en una integración segura con los principales bancos australianos, para que su panel pueda basarse en sus propias cuentas.',
  'soon.benefit1': 'Análisis de movimientos en tiempo real',
  'soon.benefit2': 'Clasificación automática de los gastos',
  'soon.benefit3': 'Recomendaciones de ahorro personalizadas',
  'soon.gotIt': '¡Entendido!',
  'soon.notify': 'Avisarme',
  'soon.now': 'Ya hay una primera versión abierta: conecta los bancos de nuestro entorno de pruebas.',
  'soon.connect': 'Probarla ahora',
};
