import type { Translation } from '../../../../language/catalogues';
import type { investingTexts as en } from '../en/investing';

export const investingTexts: Translation<typeof en> = {
  'investing-experience': {
    text: '¿Qué se acerca más a su experiencia con la inversión, aparte de su super (fondo de jubilación)?',
    options: {
      regular: 'Añado dinero con regularidad a inversiones variadas',
      now_and_then: 'Añado dinero a mis inversiones de vez en cuando',
      some: 'Tengo alguna inversión y hace tiempo que no añado nada',
      learning: 'Todavía no he invertido, pero me he estado informando',
      none: 'Nunca he invertido y no sabría por dónde empezar',
    },
  },
  'investing-regular': {
    text: '¿Con qué frecuencia aparta dinero a largo plazo, por ejemplo en inversiones o aportaciones extra a su super?',
    options: {
      every_pay: 'Con cada sueldo',
      most_months: 'Casi todos los meses',
      now_and_then: 'De vez en cuando',
      rarely: 'Una vez al año o menos',
      never: 'Hasta ahora nunca',
    },
  },
  'investing-spread': {
    text: 'Aparte de su super (jubilación), ¿cómo está repartido el dinero que invierte?',
    options: {
      wide: 'Entre muchos tipos de inversión y países',
      several: 'Entre varias cosas',
      few: 'En una o dos cosas',
      cash: 'Todavía no invierto, pero tengo ahorros',
      nothing: 'Todavía no invierto ni tengo ahorros',
    },
  },
  'investing-fees': {
    text: '¿Sabe cuánto paga al año en comisiones por su super y sus inversiones?',
    options: {
      exactly: 'Sí, y lo he comparado con otros',
      known: 'Sí, bastante bien',
      roughly: 'Solo de forma aproximada',
      no: 'No',
    },
  },
  'investing-fall': {
    text: 'Los mercados caen una quinta parte, y con ellos su super o sus inversiones. ¿Qué se acerca más a usted?',
    options: {
      plan: 'Tengo un plan para eso y lo seguiría',
      wait: 'Esperaría, con inquietud',
      no_idea: 'No sabría qué hacer',
      sell: 'Lo vendería o lo cambiaría todo de inmediato',
    },
  },
  'investing-inflation': {
    text: '¿Hasta qué punto entiende lo que la subida de los precios le hace al dinero guardado como ahorro?',
    options: {
      explain: 'Podría explicárselo a un amigo',
      idea: 'Entiendo la idea',
      little: 'Un poco',
      not_at_all: 'En absoluto',
    },
  },
  'investing-risk-spread': {
    text: '¿Hasta qué punto entiende por qué se reparte el dinero entre muchas inversiones?',
    options: {
      explain: 'Podría explicárselo a un amigo',
      idea: 'Entiendo la idea',
      little: 'Un poco',
      not_at_all: 'En absoluto',
    },
  },
  'investing-funds': {
    text: '¿Hasta qué punto conoce las acciones y los fondos que siguen el mercado (ETF)?',
    options: {
      choose: 'Sé elegir entre ellos y conozco los costes',
      explain: 'Sé cómo funcionan ambos',
      heard: 'He oído hablar de ellos',
      new: 'Son nuevos para mí',
    },
  },
  'investing-surplus': {
    text: 'Una vez pagadas las facturas y ahorrado algo, ¿qué parte de su sueldo podría invertir cada mes?',
    options: {
      over_20: 'Más del 20\u00a0%',
      over_10: 'Del 10\u00a0% al 20\u00a0%',
      under_10: 'Menos del 10\u00a0%',
      nothing: 'Nada en este momento',
    },
  },
};
