import type { Translation } from '../../../../language/catalogues';
import type { debtDetailTexts as en } from '../en/debt-details';
import { figures } from '../figures';

const { debtToIncome, rateRise } = figures;

export const debtDetailTexts: Translation<typeof en> = {
  'debt-card': {
    text: 'Cuando llega el extracto de su tarjeta de crédito, ¿cuánto suele pagar?',
    options: {
      in_full: 'El saldo completo, salvo raras excepciones',
      most: 'La mayor parte',
      some: 'Más que el mínimo',
      minimum: 'El mínimo, o menos',
    },
  },
  'debt-card-minimum': {
    text: '¿En cuántos de los últimos 12 meses pagó solo el mínimo de una tarjeta de crédito?',
    options: {
      none: 'En ninguno',
      one_two: 'En uno o dos',
      three_six: 'De tres a seis',
      more: 'En siete o más',
    },
  },
  'debt-bnpl': {
    text: '¿Cuántos planes «compre ahora, pague después» está pagando en este momento?',
    options: {
      one: 'Uno',
      two_three: 'Dos o tres',
      more: 'Cuatro o más',
      behind: 'Me he atrasado al menos en uno',
    },
  },
  'debt-payday-use': {
    text: 'En los últimos 12 meses, ¿cuántos préstamos rápidos (payday loans) o adelantos de efectivo ha pedido?',
    options: {
      older: 'Ninguno: el mío es anterior',
      one: 'Uno',
      two_three: 'Dos o tres',
      more: 'Cuatro o más',
    },
  },
  'debt-home-loan-size': {
    text: '¿Cuánto debe en total, en comparación con lo que gana su hogar en un año antes de impuestos?',
    options: {
      under_1: 'Menos que los ingresos de un año',
      under_3: `Hasta ${debtToIncome.medium} veces los ingresos`,
      under_6: `De ${debtToIncome.medium} a ${debtToIncome.high} veces`,
      over_6: `Más de ${debtToIncome.high} veces`,
    },
  },
  'debt-home-loan-rates': {
    text: `¿Y si el tipo de interés de su hipoteca subiera ${rateRise} puntos porcentuales?`,
    options: {
      easy: 'Podría pagarlo con facilidad',
      cut_back: 'Recortaría gastos y lo pagaría',
      hard: 'Podría pagarlo solo unos meses',
      could_not: 'No podría pagarlo',
    },
  },
  'debt-help': {
    text: '¿Hasta qué punto sabe cómo crece su préstamo de estudios y cuándo se devuelve?',
    options: {
      well: 'Lo sé bien',
      roughly: 'De forma aproximada',
      little: 'Solo un poco',
      not_at_all: 'En absoluto',
    },
  },
};
