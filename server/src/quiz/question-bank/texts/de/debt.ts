import type { Translation } from '../../../../language/catalogues';
import type { debtTexts as en } from '../en/debt';

export const debtTexts: Translation<typeof en> = {
  'debt-types': {
    text: 'Was davon haben Sie zurzeit? Wählen Sie alles Zutreffende.',
    options: {
      home_loan: 'Kredit für ein Eigenheim oder eine vermietete Immobilie',
      card_carried: 'Kreditkartenschuld, die ich nicht jeden Monat ganz begleiche',
      bnpl: 'Jetzt kaufen, später zahlen (buy now, pay later, BNPL)',
      loan: 'Privat- oder Autokredit',
      help: 'Studienkredit HELP oder HECS',
      payday: 'Kurzzeitkredit (Payday Loan) oder Barvorschuss',
      other_debt: 'Andere Schulden, etwa bei der Steuer oder der Familie',
      overdue: 'Eine überfällige Rechnung, Miete oder Rate',
    },
    none: 'Nichts davon',
  },
  'debt-manageability': {
    text: 'Wie empfinden Sie Ihre Raten im Verhältnis zu dem, was Sie verdienen?',
    options: {
      nothing_owing: 'Ich schulde nichts oder fast nichts',
      manageable: 'Tragbar',
      too_much: 'Etwas mehr, als ich gut tragen kann',
      far_too_much: 'Viel mehr, als ich tragen kann',
    },
  },
  'debt-missed': {
    text: 'Haben Sie in den letzten 12 Monaten eine Kredit- oder Kartenrate nicht oder zu spät gezahlt?',
    options: {
      never: 'Nein, nie',
      once: 'Einmal',
      few: 'Zwei- oder dreimal',
      behind: 'Öfter, oder ich bin gerade im Rückstand',
    },
  },
  'debt-repayments': {
    text: 'Welcher Teil Ihres Einkommens vor Steuern geht für alle Ihre Raten weg, den Immobilienkredit eingeschlossen?',
    options: {
      under_20: 'Weniger als 20\u00a0%',
      under_35: '20\u00a0% bis 35\u00a0%',
      over_35: 'Mehr als 35\u00a0%, bis zu 50\u00a0%',
      over_50: 'Mehr als 50\u00a0%',
    },
  },
  'debt-rates': {
    text: 'Kennen Sie den Zinssatz jeder Ihrer Schulden?',
    options: {
      all: 'Ja, von allen',
      most: 'Von den meisten',
      roughly: 'Nur ungefähr',
      none: 'Nein',
    },
  },
  'debt-plan': {
    text: 'Von 1 bis 10: Wie klar ist Ihr Plan, um Ihre Schulden zurückzuzahlen?',
  },
};
