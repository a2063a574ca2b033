import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'code.label': 'Code aus Ihrer Authenticator-App',
  'code.hint': 'Das Passwort stimmt. Geben Sie jetzt die sechs Ziffern ein, die die App für dieses Konto anzeigt.',
  'code.use': 'Authenticator-App verwenden',
  'recovery.label': 'Wiederherstellungscode',
  'recovery.hint':
    'Einer der Codes, die Sie beim Einschalten der Anmeldung in zwei Schritten aufbewahrt haben. Jeder gilt einmal.',
  'recovery.use': 'Wiederherstellungscode verwenden',
  'passkey.use': 'Passkey verwenden',
  'lost.title': 'Weder App noch Wiederherstellungscode?',
  'lost.text':
    'Mit einem Passkey brauchen Sie keinen Code, wenn Sie einen hinzugefügt haben. Sonst kommen Sie allein nicht mehr hinein, und auch ein neues Passwort per E-Mail ändert daran nichts. Nur die Betreiber von {brand} könnten Sie einlassen, sobald sie sicher wissen, dass Sie es sind.',
  back: 'Zurück zum Passwort',
};
