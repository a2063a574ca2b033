import type { Translation } from '../../../../language/catalogues';
import type { cashFlowTexts as en } from '../en/cash-flow';
import { figures } from '../figures';

export const cashFlowTexts: Translation<typeof en> = {
  'cash-flow-spending': {
    text: 'En los últimos 12 meses, ¿cómo han sido sus gastos en comparación con el dinero que ha entrado?',
    options: {
      much_less: 'Gasté mucho menos de lo que entró',
      little_less: 'Gasté un poco menos',
      about_equal: 'Más o menos lo mismo',
      little_more: 'Gasté un poco más',
      much_more: 'Gasté mucho más de lo que entró',
    },
  },
  'cash-flow-bills': {
    text: 'Piense en el alquiler, la electricidad, el teléfono y otras facturas. ¿Cuántas pagó a tiempo en los últimos 12 meses?',
    options: {
      all: 'Todas',
      nearly_all: 'Casi todas',
      most: 'La mayoría',
      some: 'Algunas',
      few: 'Muy pocas',
    },
  },
  'cash-flow-left-over': {
    text: 'Cuando llega su próximo sueldo o pago, ¿con qué frecuencia le queda algo del anterior?',
    options: {
      always: 'Siempre',
      often: 'A menudo',
      sometimes: 'A veces',
      rarely: 'Pocas veces',
      never: 'Nunca',
    },
  },
  'cash-flow-run-short': {
    text: 'En los últimos tres meses, ¿con qué frecuencia se quedó sin dinero antes del siguiente sueldo o pago?',
    options: {
      never: 'Nunca',
      once: 'Una vez',
      few: 'Dos o tres veces',
      every_pay: 'Casi todas las veces',
    },
  },
  'cash-flow-essentials': {
    text: 'En los últimos 12 meses, ¿tuvo que prescindir de comida, medicinas, médico o calefacción por falta de dinero?',
    options: {
      never: 'No',
      once: 'Una o dos veces',
      several: 'Varias veces',
      now: 'A menudo, o ahora mismo',
    },
  },
  'cash-flow-budget': {
    text: '¿Cómo lleva la cuenta de adónde va su dinero?',
    options: {
      budget: 'Tengo un presupuesto y lo reviso a menudo',
      rough_plan: 'Tengo un plan aproximado en la cabeza',
      balance: 'Miro mi saldo de vez en cuando',
      not_at_all: 'No llevo la cuenta',
    },
  },
  'cash-flow-income': {
    text: '¿Hasta qué punto es regular el dinero que entra?',
    options: {
      steady: 'Es lo mismo cada vez',
      small_changes: 'Cambia un poco',
      large_changes: 'Cambia mucho, pero puedo preverlo',
      unknown: 'Nunca sé cuánto entrará',
    },
  },
  'cash-flow-housing': {
    text: '¿Qué parte de los ingresos de su hogar, antes de impuestos, se va en el alquiler o en las cuotas de la hipoteca?',
    options: {
      under_20: 'Menos del 20\u00a0%, o nada',
      under_30: `Del 20\u00a0% al ${figures.housingStress}\u00a0%`,
      over_30: `Más del ${figures.housingStress}\u00a0%, hasta el 40\u00a0%`,
      over_40: 'Más del 40\u00a0%',
    },
  },
  'cash-flow-big-bills': {
    text: '¿Cómo paga los gastos grandes que llegan una o dos veces al año, como la matrícula anual del automóvil?',
    options: {
      set_aside: 'Aparto un poco para ellos con cada sueldo',
      enough: 'Hay suficiente cuando llegan',
      cut_back: 'Recorto otros gastos',
      borrow: 'Pido prestado, uso crédito o pago tarde',
    },
  },
  'cash-flow-subscriptions': {
    text: '¿Cuándo revisó por última vez sus suscripciones y canceló las que no usa?',
    options: {
      three_months: 'En los últimos tres meses',
      past_year: 'En el último año',
      longer: 'Hace más tiempo',
      never: 'Nunca',
    },
  },
  'cash-flow-control': {
    text: 'Del 1 al 10, ¿cuánto control siente que tiene sobre su dinero del día a día?',
  },
  'cash-flow-stress': {
    text: 'Del 1 al 10, ¿cuánto le ha preocupado el dinero en el último mes?',
  },
};
