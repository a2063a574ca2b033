import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'password.title': 'Passwort',
  'password.about': 'Ein neues Passwort meldet alle Ihre anderen Geräte ab.',
  'password.open': 'Passwort ändern',
  'password.current': 'Aktuelles Passwort',
  'password.new': 'Neues Passwort',
  'password.confirm': 'Neues Passwort bestätigen',
  'password.submit': 'Passwort ändern',
  'password.busy': 'Wird geändert...',
  'password.cancel': 'Aktuelles Passwort behalten',
  'password.done': 'Ihr Passwort wurde geändert. Alle Ihre anderen Geräte wurden abgemeldet.',
  'password.failed': 'Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
};
