import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'code.label': 'Code aus Ihrer Authenticator-App',
  'code.hint': 'Das Passwort stimmt. Geben Sie jetzt die sechs Ziffern ein, die die App für dieses Konto anzeigt.',
  'code.use': 'Authenticator-App verwenden',
  'recovery.label': 'Wiederherstellungscode',
  'recovery.hint':
    'Einer der Codes, die Sie beim Einschalten der Anmeldung in zwei Schritten aufbewahrt haben. Jeder gilt einmal.',
  'recovery.use': 'Wiederherstellungscode verwenden',
  back: 'Zurück zum Passwort',
};
