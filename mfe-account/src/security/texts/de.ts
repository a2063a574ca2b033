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

  'devices.title': 'Angemeldete Geräte',
  'devices.about':
    'Wo Ihr Konto gerade genutzt wird. Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
  'devices.name': '{browser} auf {system}',
  'devices.unknown': 'Unbekanntes Gerät',
  'devices.current': 'Dieses Gerät',
  'devices.times': 'Angemeldet: {created}, zuletzt benutzt: {used}',
  'devices.signOut': 'Abmelden',
  'devices.signOutNamed': 'Abmelden: {name}, angemeldet {created}',
  'devices.signOutOthers': 'Alle anderen Geräte abmelden',
  'devices.done': 'Abgemeldet.',
  'devices.loading': 'Ihre Geräte werden geladen',
  'devices.notLoaded': 'Ihre Geräte konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  'devices.notSignedOut': 'Das Gerät konnte nicht abgemeldet werden. Bitte versuchen Sie es erneut.',
  'devices.again': 'Erneut versuchen',
};
