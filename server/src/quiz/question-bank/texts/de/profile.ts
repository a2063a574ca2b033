import type { Translation } from '../../../../language/catalogues';
import { numberInWords } from '../../../../language/number-words';
import type { profileTexts as en } from '../en/profile';
import { figures } from '../figures';

const medium = `in vier bis ${numberInWords(figures.growthYears - 1, 'de')} Jahren`;
const long = `in ${numberInWords(figures.growthYears, 'de')} Jahren oder später`;

export const profileTexts: Translation<typeof en> = {
  'profile-goal': {
    text: 'Was ist Ihnen beim Geld am wichtigsten, und bis wann?',
    options: {
      relief: 'Rechnungen oder Schulden in den Griff bekommen',
      buffer: 'Ein Polster für Unerwartetes',
      soon: 'Etwas innerhalb von drei Jahren',
      home: `Ein eigenes Zuhause ${medium}`,
      family: `Meine Familie ${medium}`,
      later: `Mehr Geld ${long}`,
      retirement: `Ein angenehmer Ruhestand ${long}`,
      retired: 'Gut leben: Ich bin im Ruhestand',
    },
  },
  'profile-pressure': {
    text: 'Macht eines davon Ihre Geldsituation zurzeit schwieriger? Es ändert keinen Score. Wählen Sie alles Zutreffende.',
    options: {
      work: 'Verlust von Arbeit oder Arbeitsstunden',
      illness: 'Krankheit oder Verletzung',
      separation: 'Eine Trennung oder ein Todesfall',
      disaster: 'Überschwemmung, Feuer oder Sturm',
      gambling: 'Glücksspiel, das eigene oder das eines nahen Menschen',
      control: 'Jemand, der mein Geld kontrolliert oder mich unter Druck setzt',
      overwhelmed: 'Mir wächst alles über den Kopf, und ich weiß nicht weiter',
    },
    none: 'Nichts davon',
  },
  'profile-support': {
    text: 'Erhalten Sie eine Zahlung von Centrelink (staatliche Leistungen) oder eine Rente?',
    options: {
      main: 'Ja, davon lebe ich zum größten Teil',
      part: 'Ja, neben anderem Einkommen',
      applied: 'Noch nicht: Ich habe sie beantragt oder weiß nicht, ob ich Anspruch habe',
      none: 'Nein',
    },
  },
  'profile-risk-comfort': {
    text: 'Von 1 bis 10: Wie wohl fühlen Sie sich mit Anlagen, deren Wert steigt und fällt?',
  },
  'profile-risk-fall': {
    text: 'Eine Ihrer Anlagen verliert in wenigen Monaten ein Fünftel ihres Werts. Was würden Sie am ehesten tun?',
    options: {
      sell_all: 'Alles verkaufen, um nicht noch mehr zu verlieren',
      sell_some: 'Einen Teil verkaufen',
      wait: 'Sie behalten und abwarten',
      buy_more: 'Mehr kaufen, solange sie günstiger ist',
    },
  },
  'profile-risk-choice': {
    text: 'Sie legen 10.000\u00a0A$ für fünf Jahre an. Mit welcher Spanne von Ergebnissen würden Sie lieber leben?',
    options: {
      certain: 'Sichere 11.500\u00a0A$',
      narrow: '10.000\u00a0A$ bis 14.000\u00a0A$',
      medium: '9.000\u00a0A$ bis 17.000\u00a0A$',
      wide: '7.000\u00a0A$ bis 22.000\u00a0A$',
    },
  },
  'profile-age': {
    text: 'Wie alt sind Sie?',
    options: {
      under_30: 'Unter 30',
      under_45: '30 bis 44',
      under_60: '45 bis 59',
      from_60: '60 oder älter',
    },
  },
  'profile-tenure': {
    text: 'Wohnen Sie zur Miete oder im Eigentum?',
    options: {
      own: 'Im Eigentum, ohne Kredit',
      paying_off: 'Im Eigentum, das ich noch abzahle',
      rent: 'Zur Miete',
      other: 'Bei Angehörigen oder anders',
    },
  },
  'profile-wishes': {
    text: 'Was möchten Sie sonst noch erreichen? Wählen Sie alles Zutreffende.',
    options: {
      home: 'Ein eigenes Zuhause',
      debt_free: 'Schuldenfrei sein',
      retirement: 'Ein angenehmer Ruhestand',
      family: 'Für meine Familie sorgen',
      travel: 'Reisen oder eine Auszeit',
      income: 'Ein Einkommen aus Anlagen',
      growth: 'Vermehren, was ich habe',
      ethical: 'Nach meinen Werten anlegen',
    },
  },
  'profile-wish': {
    text: 'In Ihren eigenen Worten: Was soll Ihr Geld in den nächsten Jahren vor allem für Sie tun?',
  },
};
