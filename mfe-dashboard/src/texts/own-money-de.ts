import type { en } from './own-money-en';

export const de: Record<keyof typeof en, string> = {
  'money.title': 'Ihre Konten',
  'money.net': 'Nettovermögen',
  'money.owned': 'Guthaben',
  'money.owed': 'Schulden',
  'money.updated': '{institution}: Stand {date}',
  'money.fetching': '{institution}: Die Zahlen werden abgerufen...',
  'money.unavailable':
    '{institution} hat bei der letzten Aktualisierung nicht geantwortet. Diese Zahlen sind vom {date}.',
  'money.neverAvailable': '{institution} hat noch nicht geantwortet. Wir versuchen es weiter.',
  'money.consent':
    '{institution} braucht Ihre Zustimmung erneut. Verbinden Sie die Bank noch einmal, um ihre Zahlen zu aktualisieren.',
  'money.manage': 'Banken verwalten',
  'money.income': 'Einnahmen',
  'money.spent': 'Ausgaben',
  'money.caption': '{top} ist im {month} der größte Teil Ihrer Ausgaben, mit {amount} von {total}.',
  'money.failed': 'Ihre Umsätze konnten nicht geladen werden.',
  'money.none': 'Es gibt noch keine Umsätze.',
  'money.pending': 'vorgemerkt',
  'money.groceries': 'Lebensmittel',
  'money.eating_out': 'Essen gehen',
  'money.insurance': 'Versicherung',
  'money.fees': 'Gebühren',
  'money.loan': 'Kredite',
  'money.transfer': 'Umbuchung',
  'money.other': 'Sonstiges',
  'reason.merchant': 'Weil der Händler {value} ist',
  'reason.bank_category': 'Weil Ihre Bank es {value} nennt',
  'reason.account': 'Weil es auf ein Konto dieser Art eingezahlt wurde',
  'reason.correction': 'Weil Sie es für {value} gewählt haben',
  'reason.none': 'Keine Regel passt',
};
