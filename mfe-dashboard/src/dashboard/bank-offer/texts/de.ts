import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'soon.title': 'Kommt bald!',
  'soon.integration': 'Anbindung an Open Banking',
  'soon.development': 'In Entwicklung',
  'soon.text':
    'Wir arbeiten an einer sicheren Anbindung an die großen australischen Banken, damit Ihr Dashboard auf Ihren eigenen Konten aufbauen kann.',
  'soon.benefit1': 'Analyse der Umsätze in Echtzeit',
  'soon.benefit2': 'Automatische Einteilung der Ausgaben',
  'soon.benefit3': 'Persönliche Sparempfehlungen',
  'soon.gotIt': 'Verstanden!',
  'soon.notify': 'Benachrichtigen',
  'soon.now': 'Eine erste Version ist schon offen: Sie verbindet die Banken unserer Testumgebung.',
  'soon.connect': 'Jetzt ausprobieren',
};
