import type { Translation } from '../../../../language/catalogues';
import type { cashFlowTexts as en } from '../en/cash-flow';
import { figures } from '../figures';

export const cashFlowTexts: Translation<typeof en> = {
  'cash-flow-spending': {
    text: 'Wie standen Ihre Ausgaben in den letzten 12 Monaten im Vergleich zu Ihren Einnahmen?',
    options: {
      much_less: 'Ich habe viel weniger ausgegeben, als hereinkam',
      little_less: 'Ich habe etwas weniger ausgegeben',
      about_equal: 'Ungefähr gleich viel',
      little_more: 'Ich habe etwas mehr ausgegeben',
      much_more: 'Ich habe viel mehr ausgegeben, als hereinkam',
    },
  },
  'cash-flow-bills': {
    text: 'Denken Sie an Miete, Strom, Telefon und andere Rechnungen. Wie viele davon haben Sie in den letzten 12 Monaten pünktlich bezahlt?',
    options: {
      all: 'Alle',
      nearly_all: 'Fast alle',
      most: 'Die meisten',
      some: 'Einige',
      few: 'Sehr wenige',
    },
  },
  'cash-flow-left-over': {
    text: 'Wenn Ihr nächstes Gehalt oder Ihre nächste Zahlung kommt: Wie oft ist von der letzten noch etwas da?',
    options: {
      always: 'Immer',
      often: 'Oft',
      sometimes: 'Manchmal',
      rarely: 'Selten',
      never: 'Nie',
    },
  },
  'cash-flow-run-short': {
    text: 'Wie oft ging Ihnen in den letzten drei Monaten das Geld aus, bevor das nächste Gehalt oder die nächste Zahlung kam?',
    options: {
      never: 'Nie',
      once: 'Einmal',
      few: 'Zwei- oder dreimal',
      every_pay: 'Fast jedes Mal',
    },
  },
  'cash-flow-essentials': {
    text: 'Haben Sie in den letzten 12 Monaten auf Essen, Medikamente, Arztbesuche oder Heizung verzichtet, weil das Geld knapp war?',
    options: {
      never: 'Nein',
      once: 'Ein- oder zweimal',
      several: 'Mehrmals',
      now: 'Oft oder gerade jetzt',
    },
  },
  'cash-flow-budget': {
    text: 'Wie behalten Sie im Blick, wohin Ihr Geld geht?',
    options: {
      budget: 'Ich habe ein Budget und prüfe es oft',
      rough_plan: 'Ich habe einen groben Plan im Kopf',
      balance: 'Ich schaue ab und zu auf den Kontostand',
      not_at_all: 'Ich verfolge es nicht',
    },
  },
  'cash-flow-income': {
    text: 'Wie regelmäßig ist das Geld, das hereinkommt?',
    options: {
      steady: 'Jedes Mal gleich viel',
      small_changes: 'Es schwankt etwas',
      large_changes: 'Es schwankt stark, aber ich kann damit planen',
      unknown: 'Ich weiß nie, was hereinkommt',
    },
  },
  'cash-flow-housing': {
    text: 'Welcher Teil Ihres Haushaltseinkommens vor Steuern geht für Miete oder Raten eines Immobilienkredits weg?',
    options: {
      under_20: 'Weniger als 20\u00a0% oder nichts',
      under_30: `20\u00a0% bis ${figures.housingStress}\u00a0%`,
      over_30: `Mehr als ${figures.housingStress}\u00a0%, bis zu 40\u00a0%`,
      over_40: 'Mehr als 40\u00a0%',
    },
  },
  'cash-flow-big-bills': {
    text: 'Wie bezahlen Sie große Rechnungen, die ein- oder zweimal im Jahr kommen, etwa die jährliche Autozulassung?',
    options: {
      set_aside: 'Ich lege von jedem Gehalt etwas dafür zurück',
      enough: 'Wenn sie kommen, ist genug da',
      cut_back: 'Ich spare an anderen Dingen',
      borrow: 'Ich leihe Geld, nutze Kredit oder zahle zu spät',
    },
  },
  'cash-flow-subscriptions': {
    text: 'Wann haben Sie zuletzt Ihre Abos durchgesehen und ungenutzte gekündigt?',
    options: {
      three_months: 'In den letzten drei Monaten',
      past_year: 'Im letzten Jahr',
      longer: 'Vor längerer Zeit',
      never: 'Nie',
    },
  },
  'cash-flow-control': {
    text: 'Von 1 bis 10: Wie sehr haben Sie das Gefühl, Ihr Geld im Alltag im Griff zu haben?',
  },
  'cash-flow-stress': {
    text: 'Von 1 bis 10: Wie sehr hat Geld Ihnen im letzten Monat Sorgen gemacht?',
  },
};
