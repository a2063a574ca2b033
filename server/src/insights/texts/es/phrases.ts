import type { Translation } from '../../../language/catalogues';
import type { explanation as enExplanation, phrases as enPhrases, profile as enProfile } from '../en/phrases';

export const phrases: Translation<typeof enPhrases> = {
  careful: (text) => `A partir de pocas respuestas, esto puede ayudarle. ${text}`,
  points: (points) =>
    `Alrededor de +${points} ${points === 1 ? 'punto' : 'puntos'} en su puntuación financiera general`,
  smallStep: 'Un pequeño avance en su puntuación financiera general',
};

export const profile: Translation<typeof enProfile> = {
  horizon: {
    unknown: 'Aún no se conoce',
    short: 'Corto plazo (1-3 años)',
    medium: 'Medio plazo (4-6 años)',
    long: 'Largo plazo (7 años o más)',
  },
  risk: {
    unknown: 'Aún no se conoce',
    conservative: 'Conservador',
    cautious: 'Cauteloso',
    balanced: 'Equilibrado',
    growth: 'Crecimiento',
  },
  focus: {
    arrears: 'Ponerse al día con facturas y pagos',
    hardship: 'Proteger lo esencial',
    costly_debt: 'Reducir deudas con intereses altos',
    high_repayments: 'Hacer llevaderos los pagos',
    overspending: 'Gastar menos de lo que entra',
    thin_buffer: 'Crear un colchón de emergencia',
    debt_free: 'Quedar libre de deudas',
    home: 'Ahorrar para la entrada de una vivienda',
    retirement: 'Aumentar el ahorro para la jubilación',
    income: 'Ingresos por inversiones',
    ethical: 'Invertir según sus valores',
    growth: 'Crecimiento a largo plazo',
    spread_growth: 'Crecimiento diversificado a largo plazo',
    short_term: 'Proteger el ahorro a corto plazo',
    steady_base: 'Una base firme para lo que venga',
  },
  note: {
    timeframe: 'Su plazo aconseja menos riesgo del que usted aceptaría.',
    finances: 'Sus finanzas aconsejan menos riesgo del que usted aceptaría.',
  },
};

export const explanation: Translation<typeof enExplanation> = {
  caps: {
    payday_loan: 'Un préstamo rápido (payday loan) cuesta más de lo que cabe esperar de las inversiones.',
    arrears: 'Los pagos atrasados van antes que invertir.',
    card_debt: 'El interés de un saldo de tarjeta es más alto que lo que cabe esperar de las inversiones.',
    buffer_under_1_month: 'Con ahorros para menos de un mes, una sorpresa podría obligarle a vender.',
    buffer_under_3_months: 'Un colchón de tres meses va antes que invertir más.',
  },
  onScale: (value, max) => `${value} de ${max}`,
  sliderNotMoved: (answer) => `${answer} (control sin mover)`,
  fromAccounts: (answer) => `${answer} (de sus cuentas)`,
};
