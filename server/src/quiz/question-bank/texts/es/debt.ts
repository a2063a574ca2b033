import type { Translation } from '../../../../language/catalogues';
import type { debtTexts as en } from '../en/debt';

export const debtTexts: Translation<typeof en> = {
  'debt-types': {
    text: '¿Cuáles de estas cosas tiene en este momento? Elija todo lo que corresponda.',
    options: {
      home_loan: 'Préstamo para la vivienda o para un inmueble de inversión',
      card_carried: 'Saldo de tarjeta de crédito que no pago por completo cada mes',
      bnpl: 'Compre ahora, pague después (BNPL)',
      loan: 'Préstamo personal o para un automóvil',
      help: 'Préstamo de estudios HELP o HECS',
      payday: 'Préstamo rápido (payday loan) o adelanto de efectivo',
      other_debt: 'Otra deuda, por ejemplo con la agencia tributaria o con la familia',
      overdue: 'Una factura, un alquiler o una cuota con el pago vencido',
    },
    none: 'Nada de esto',
  },
  'debt-manageability': {
    text: '¿Cómo le resultan sus cuotas en relación con lo que gana?',
    options: {
      nothing_owing: 'No debo nada, o casi nada',
      manageable: 'Llevaderas',
      too_much: 'Algo más de lo que puedo llevar con comodidad',
      far_too_much: 'Mucho más de lo que puedo llevar',
    },
  },
  'debt-missed': {
    text: 'En los últimos 12 meses, ¿dejó de pagar o pagó tarde alguna cuota de un préstamo o de una tarjeta?',
    options: {
      never: 'No, nunca',
      once: 'Una vez',
      few: 'Dos o tres veces',
      behind: 'Más veces, o tengo un atraso ahora mismo',
    },
  },
  'debt-repayments': {
    text: '¿Qué parte de sus ingresos, antes de impuestos, se va en todas sus cuotas, incluida la hipoteca?',
    options: {
      under_20: 'Menos del 20\u00a0%',
      under_35: 'Del 20\u00a0% al 35\u00a0%',
      over_35: 'Más del 35\u00a0%, hasta el 50\u00a0%',
      over_50: 'Más del 50\u00a0%',
    },
  },
  'debt-rates': {
    text: '¿Conoce el tipo de interés de cada una de sus deudas?',
    options: {
      all: 'Sí, de todas',
      most: 'De la mayoría',
      roughly: 'Solo de forma aproximada',
      none: 'No',
    },
  },
  'debt-plan': {
    text: 'Del 1 al 10, ¿hasta qué punto es claro su plan para pagar lo que debe?',
  },
};
