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
  'email.title': 'E-Mail-Adresse',
  'email.confirmed': 'Bestätigt',
  'email.open': 'E-Mail-Adresse ändern',
  'email.new': 'Neue E-Mail-Adresse',
  'email.submit': 'Bestätigung senden',
  'email.busy': 'Wird gesendet...',
  'email.cancel': 'Bisherige Adresse behalten',
  'email.done':
    'Wir haben eine E-Mail an die neue Adresse gesendet. Die Änderung gilt, sobald Sie sie dort bestätigen.',
  'email.failed': 'Die E-Mail-Adresse konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  'email.waiting': '{email} wartet auf Ihre Bestätigung. Bis dahin ändert sich nichts.',
  'email.unconfirmed':
    'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.',

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
