import type { Translation } from '../../../../language/catalogues';
import { numberInWords } from '../../../../language/number-words';
import type { emergencyFundTexts as en } from '../en/emergency-fund';
import { figures } from '../figures';

const target = numberInWords(figures.bufferMonths, 'es');
const belowTarget = numberInWords(figures.bufferMonths - 1, 'es');

export const emergencyFundTexts: Translation<typeof en> = {
  'emergency-months': {
    text: 'Si sus ingresos se interrumpieran hoy, ¿cuánto tiempo podría vivir de sus ahorros? Una cuenta offset (vinculada a la hipoteca) también cuenta.',
    options: {
      six_months: 'Seis meses o más',
      three_months: `De ${target} a cinco meses`,
      one_month: `De uno a ${belowTarget} meses`,
      weeks: 'De una a tres semanas',
      days: 'Menos de una semana',
    },
  },
  'emergency-quick-cash': {
    text: 'Necesita 2.000\u00a0A$ en el plazo de una semana. ¿Cómo los conseguiría?',
    options: {
      savings: 'Todo de mis ahorros o de una cuenta offset',
      partly: 'En parte de mis ahorros, en parte de otro modo',
      borrow: 'Tendría que pedirlos prestados o vender algo',
      could_not: 'No podría conseguirlos',
    },
  },
  'emergency-one-month': {
    text: 'Imagine un mes sin ningún ingreso. ¿Qué parte de los gastos podrían pagar sus ahorros?',
    options: {
      all: 'Todos',
      most: 'La mayor parte',
      half: 'Cerca de la mitad',
      little: 'Una pequeña parte',
      none: 'Nada',
    },
  },
  'emergency-separate': {
    text: '¿Dónde guarda el dinero para emergencias?',
    options: {
      own_account: 'En una cuenta aparte o en una cuenta offset',
      other_savings: 'Junto con mis otros ahorros',
      spending: 'En la cuenta con la que pago mis gastos',
      none: 'No tengo dinero para emergencias',
    },
  },
  'emergency-automatic-saving': {
    text: '¿Cómo suele llegar el dinero a sus ahorros?',
    options: {
      automatic: 'De forma automática, cada vez que cobro',
      by_hand: 'Paso algo por mi cuenta casi todos los meses',
      left_over: 'Cuando sobra algo',
      not_now: 'En este momento no puedo ahorrar',
    },
  },
  'emergency-income-drop': {
    text: 'Imagine que los ingresos de su hogar bajaran un tercio durante tres meses. ¿Qué pasaría?',
    options: {
      fine: 'Nos arreglaríamos sin cambiar mucho',
      cut_back: 'Recortaríamos gastos y saldríamos adelante',
      borrow: 'Tendríamos que pedir prestado o usar crédito',
      fall_behind: 'Nos atrasaríamos con lo esencial',
    },
  },
  'emergency-refill': {
    text: 'Piense en el último gasto imprevisto que pagó con ahorros. ¿Cómo están ahora esos ahorros?',
    options: {
      refilled: 'Repuestos, o nunca hicieron falta',
      partly: 'Repuestos en parte',
      not_yet: 'Todavía bajos',
      no_savings: 'No tenía ahorros que usar',
    },
  },
  'emergency-sources': {
    text: 'Llega una factura imprevista tan grande como el sueldo de un mes. ¿Qué usaría? Elija todo lo que corresponda.',
    options: {
      savings: 'Ahorros',
      sell: 'Vender algo',
      family: 'Ayuda de familiares o amigos',
      credit_card: 'Una tarjeta de crédito',
      loan: 'Un préstamo o «compre ahora, pague después»',
      payday: 'Un préstamo rápido (payday loan) o un adelanto de efectivo',
      other_bills: 'Dinero destinado a otras facturas',
      could_not: 'No podría pagarla',
    },
  },
  'emergency-readiness': {
    text: 'Del 1 al 10, ¿qué preparación tiene para un gasto imprevisto grande?',
  },
};
