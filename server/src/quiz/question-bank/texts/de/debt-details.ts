import type { Translation } from '../../../../language/catalogues';
import type { debtDetailTexts as en } from '../en/debt-details';
import { figures } from '../figures';

const { debtToIncome, rateRise } = figures;

export const debtDetailTexts: Translation<typeof en> = {
  'debt-card': {
    text: 'Wenn Ihre Kreditkartenabrechnung kommt, wie viel zahlen Sie meistens?',
    options: {
      in_full: 'Den ganzen Betrag, mit seltenen Ausnahmen',
      most: 'Den größten Teil',
      some: 'Mehr als den Mindestbetrag',
      minimum: 'Den Mindestbetrag oder weniger',
    },
  },
  'debt-card-minimum': {
    text: 'In wie vielen der letzten 12 Monate haben Sie bei einer Kreditkarte nur den Mindestbetrag gezahlt?',
    options: {
      none: 'In keinem',
      one_two: 'In einem oder zwei',
      three_six: 'In drei bis sechs',
      more: 'In sieben oder mehr',
    },
  },
  'debt-bnpl': {
    text: 'Wie viele Käufe mit späterer Zahlung (buy now, pay later) zahlen Sie zurzeit ab?',
    options: {
      one: 'Einen',
      two_three: 'Zwei oder drei',
      more: 'Vier oder mehr',
      behind: 'Ich bin bei mindestens einem im Rückstand',
    },
  },
  'debt-payday-use': {
    text: 'Wie viele Kurzzeitkredite (Payday Loans) oder Barvorschüsse haben Sie in den letzten 12 Monaten aufgenommen?',
    options: {
      older: 'Keinen: Meiner ist älter',
      one: 'Einen',
      two_three: 'Zwei oder drei',
      more: 'Vier oder mehr',
    },
  },
  'debt-home-loan-size': {
    text: 'Wie hoch ist alles, was Sie schulden, im Verhältnis zum Jahreseinkommen Ihres Haushalts vor Steuern?',
    options: {
      under_1: 'Weniger als ein Jahreseinkommen',
      under_3: `Bis zum ${debtToIncome.medium}-Fachen des Einkommens`,
      under_6: `Das ${debtToIncome.medium}- bis ${debtToIncome.high}-Fache`,
      over_6: `Mehr als das ${debtToIncome.high}-Fache`,
    },
  },
  'debt-home-loan-rates': {
    text: `Was wäre, wenn der Zins Ihres Immobilienkredits um ${rateRise} Prozentpunkte stiege?`,
    options: {
      easy: 'Das könnte ich leicht zahlen',
      cut_back: 'Ich würde mich einschränken und es zahlen',
      hard: 'Ich könnte es nur einige Monate lang zahlen',
      could_not: 'Ich könnte es nicht zahlen',
    },
  },
  'debt-help': {
    text: 'Wie gut wissen Sie, wie Ihr Studienkredit wächst und wann er zurückgezahlt wird?',
    options: {
      well: 'Gut',
      roughly: 'Ungefähr',
      little: 'Nur ein wenig',
      not_at_all: 'Gar nicht',
    },
  },
};
