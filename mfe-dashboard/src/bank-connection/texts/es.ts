import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'connect.title': 'Conecte su banco',
  'connect.subtitle': 'Vea sus propios saldos y gastos junto a su puntuación.',
  'connect.lead': 'Cuando conecta su banco, podemos:',
  'connect.bullet1': 'Acceder a sus cuentas de forma segura',
  'connect.bullet1Text': 'Solo lectura, y nunca con su contraseña: usted inicia sesión en su banco, no con nosotros.',
  'connect.bullet2': 'Analizar sus hábitos de gasto',
  'connect.bullet2Text': 'Vea adónde va su dinero, ordenado por categorías para usted.',
  'connect.bullet3': 'Ofrecer análisis personalizados',
  'connect.bullet3Text': 'Vea cuánto dura su dinero y qué parte de sus ingresos gasta, medido con sus propias cifras.',
  'connect.continue': 'Continuar a la selección de banco',
  'connect.skip': 'Omitir por ahora',
  'connect.preparing': 'Preparando una conexión segura...',
  'connect.finishing': 'Finalizando su conexión...',
  'connect.linked': 'Su cuenta está conectada. Abriendo su panel...',
  'connect.toast': 'Su banco está conectado.',
  'connect.frame': 'Conexión bancaria',
  'connect.failed': 'No se pudo iniciar Yodlee FastLink. Vuelva a intentarlo más tarde.',
  'connect.widgetFailed': 'Se produjo un error al conectar su cuenta bancaria.',
  'connect.retry': 'Volver a intentarlo',
  'banks.title': 'Sus bancos conectados',
};
