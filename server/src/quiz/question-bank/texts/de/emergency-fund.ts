import type { Translation } from '../../../../language/catalogues';
import { numberInWords, numberInWordsCapitalised } from '../../../../language/number-words';
import type { emergencyFundTexts as en } from '../en/emergency-fund';
import { figures } from '../figures';

const target = numberInWordsCapitalised(figures.bufferMonths, 'de');
const belowTarget = numberInWords(figures.bufferMonths - 1, 'de');

export const emergencyFundTexts: Translation<typeof en> = {
  'emergency-months': {
    text: 'Wie lange würden Ihre Ersparnisse zum Leben reichen, wenn Ihr Einkommen heute wegfiele? Ein Offset-Konto (zum Immobilienkredit) zählt mit.',
    options: {
      six_months: 'Sechs Monate oder länger',
      three_months: `${target} bis fünf Monate`,
      one_month: `Einen bis ${belowTarget} Monate`,
      weeks: 'Eine bis drei Wochen',
      days: 'Weniger als eine Woche',
    },
  },
  'emergency-quick-cash': {
    text: 'Sie brauchen innerhalb einer Woche 2.000\u00a0A$. Woher würden Sie das Geld nehmen?',
    options: {
      savings: 'Ganz aus Ersparnissen oder einem Offset-Konto',
      partly: 'Teils aus Ersparnissen, teils anders',
      borrow: 'Ich müsste es leihen oder etwas verkaufen',
      could_not: 'Ich könnte es nicht aufbringen',
    },
  },
  'emergency-one-month': {
    text: 'Stellen Sie sich einen Monat ganz ohne Einkommen vor. Welchen Teil der Kosten könnten Ihre Ersparnisse decken?',
    options: {
      all: 'Alle',
      most: 'Den größten Teil',
      half: 'Etwa die Hälfte',
      little: 'Einen kleinen Teil',
      none: 'Nichts',
    },
  },
  'emergency-separate': {
    text: 'Wo bewahren Sie Geld für Notfälle auf?',
    options: {
      own_account: 'Auf einem eigenen Konto oder einem Offset-Konto',
      other_savings: 'Zusammen mit meinen übrigen Ersparnissen',
      spending: 'Auf dem Konto, von dem ich meine Ausgaben bezahle',
      none: 'Ich habe kein Geld für Notfälle',
    },
  },
  'emergency-automatic-saving': {
    text: 'Wie kommt Geld meistens in Ihre Ersparnisse?',
    options: {
      automatic: 'Automatisch mit jedem Gehalt',
      by_hand: 'Ich überweise in den meisten Monaten selbst etwas',
      left_over: 'Wenn etwas übrig bleibt',
      not_now: 'Ich kann im Moment nicht sparen',
    },
  },
  'emergency-income-drop': {
    text: 'Stellen Sie sich vor, Ihr Haushaltseinkommen fiele drei Monate lang um ein Drittel. Was würde geschehen?',
    options: {
      fine: 'Wir kämen ohne große Änderungen zurecht',
      cut_back: 'Wir würden uns einschränken und durchkommen',
      borrow: 'Wir müssten Geld leihen oder Kredit nutzen',
      fall_behind: 'Wir kämen beim Nötigsten in Rückstand',
    },
  },
  'emergency-refill': {
    text: 'Denken Sie an die letzte unerwartete Ausgabe, die Sie aus Ersparnissen bezahlt haben. Wie steht es jetzt um diese Ersparnisse?',
    options: {
      refilled: 'Wieder aufgefüllt oder nie gebraucht',
      partly: 'Teilweise wieder aufgefüllt',
      not_yet: 'Noch niedrig',
      no_savings: 'Ich hatte keine Ersparnisse dafür',
    },
  },
  'emergency-sources': {
    text: 'Es kommt eine unerwartete Rechnung, so hoch wie ein Monatsgehalt. Was würden Sie einsetzen? Wählen Sie alles Zutreffende.',
    options: {
      savings: 'Ersparnisse',
      sell: 'Etwas verkaufen',
      family: 'Hilfe von Familie oder Freunden',
      credit_card: 'Eine Kreditkarte',
      loan: 'Einen Kredit oder Ratenkauf (buy now, pay later)',
      payday: 'Einen Kurzzeitkredit (Payday Loan) oder Barvorschuss',
      other_bills: 'Geld für andere Rechnungen',
      could_not: 'Ich könnte sie nicht bezahlen',
    },
  },
  'emergency-readiness': {
    text: 'Von 1 bis 10: Wie gut sind Sie auf eine große unerwartete Ausgabe vorbereitet?',
  },
};
