import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  title: 'Prüfen Sie, wie Sie sich anmelden',
  subtitle: 'Sie haben ein neues Passwort. Kreuzen Sie an, was für die Anmeldung sonst noch bleiben soll.',
  loading: 'Ihre Anmeldewege werden geladen',
  notLoaded: 'Das konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  again: 'Erneut versuchen',
  passkeys: 'Passkeys',
  'passkeys.about':
    'Sie sind angehalten, bis Sie entscheiden. Kennen Sie einen nicht, kreuzen Sie ihn nicht an: Er wird entfernt.',
  'times.used': 'Hinzugefügt {created}, zuletzt verwendet {used}',
  'times.unused': 'Hinzugefügt {created}, nie verwendet',
  app: 'Anmeldung in zwei Schritten',
  'app.name': 'Authenticator-App',
  'app.added': 'Hinzugefügt {created}',
  'app.about': 'Behalten Sie sie, wenn es Ihre ist. Ohne sie genügt Ihr Passwort zum Anmelden.',
  password: 'Ihr neues Passwort',
  submit: 'Speichern',
  busy: 'Einen Moment...',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  later: 'Später entscheiden',
};
