import type { Translation } from '../../../../language/catalogues';
import { numberInWords } from '../../../../language/number-words';
import type { profileTexts as en } from '../en/profile';
import { figures } from '../figures';

const medium = `de cuatro a ${numberInWords(figures.growthYears - 1, 'es')} años`;
const long = `${numberInWords(figures.growthYears, 'es')} años o más`;

export const profileTexts: Translation<typeof en> = {
  'profile-goal': {
    text: '¿Qué es lo que más le importa en cuanto al dinero, y para cuándo?',
    options: {
      relief: 'Poner al día mis facturas o deudas',
      buffer: 'Una red de seguridad para imprevistos',
      soon: 'Algo dentro de los próximos tres años',
      home: `Una vivienda propia en un plazo ${medium}`,
      family: `Mi familia, en un plazo ${medium}`,
      later: `Más dinero, dentro de ${long}`,
      retirement: `Una jubilación cómoda, dentro de ${long}`,
      retired: 'Vivir bien: ya me he jubilado',
    },
  },
  'profile-pressure': {
    text: '¿Hay algo de esto que le complique ahora su situación económica? No cambia ninguna puntuación. Elija todo lo que corresponda.',
    options: {
      work: 'Pérdida de empleo o de horas de trabajo',
      illness: 'Enfermedad o lesión',
      separation: 'Una separación o un fallecimiento',
      disaster: 'Una inundación, un incendio o una tormenta',
      gambling: 'El juego, propio o de una persona cercana',
      control: 'Alguien que controla mi dinero o me presiona',
      overwhelmed: 'Siento que todo me supera y no sé cómo seguir',
    },
    none: 'Nada de esto',
  },
  'profile-support': {
    text: '¿Recibe un pago de Centrelink (ayudas del Estado) o una pensión?',
    options: {
      main: 'Sí, es la mayor parte de lo que tengo para vivir',
      part: 'Sí, además de otros ingresos',
      applied: 'Todavía no: lo he solicitado, o no sé si puedo',
      none: 'No',
    },
  },
  'profile-risk-comfort': {
    text: 'Del 1 al 10, ¿qué comodidad siente con inversiones cuyo valor sube y baja?',
  },
  'profile-risk-fall': {
    text: 'Una inversión suya cae una quinta parte en pocos meses. ¿Qué es lo más probable que haga?',
    options: {
      sell_all: 'Venderla toda, para no perder más',
      sell_some: 'Vender una parte',
      wait: 'Dejarla y esperar',
      buy_more: 'Comprar más mientras está más barata',
    },
  },
  'profile-risk-choice': {
    text: 'Aparta 10.000\u00a0A$ durante cinco años. ¿Con qué margen de resultados preferiría vivir?',
    options: {
      certain: '11.500\u00a0A$ seguros',
      narrow: 'De 10.000\u00a0A$ a 14.000\u00a0A$',
      medium: 'De 9.000\u00a0A$ a 17.000\u00a0A$',
      wide: 'De 7.000\u00a0A$ a 22.000\u00a0A$',
    },
  },
  'profile-age': {
    text: '¿Qué edad tiene?',
    options: {
      under_30: 'Menos de 30 años',
      under_45: 'De 30 a 44 años',
      under_60: 'De 45 a 59 años',
      from_60: '60 años o más',
    },
  },
  'profile-tenure': {
    text: '¿Su vivienda es alquilada o propia?',
    options: {
      own: 'Es propia, sin préstamo',
      paying_off: 'La estoy pagando',
      rent: 'Es alquilada',
      other: 'Vivo con familiares, o de otra forma',
    },
  },
  'profile-wishes': {
    text: '¿Qué más quiere conseguir? Elija todo lo que corresponda.',
    options: {
      home: 'Una vivienda propia',
      debt_free: 'Vivir sin deudas',
      retirement: 'Una jubilación cómoda',
      family: 'Cuidar de mi familia',
      travel: 'Viajar o tomarme un tiempo libre',
      income: 'Ingresos de inversiones',
      growth: 'Hacer crecer lo que tengo',
      ethical: 'Invertir de acuerdo con mis valores',
    },
  },
  'profile-wish': {
    text: 'En sus propias palabras: ¿qué es lo que más le gustaría que su dinero hiciera por usted en los próximos años?',
  },
};
