import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  title: 'Passkeys',
  about:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts an statt mit dem Passwort. Ein Passkey lässt sich nicht erraten, und keine falsche Website kann ihn Ihnen entlocken.',
  empty:
    'Sie haben noch keinen Passkey. Ein Passkey ist ein Schlüssel, den Ihr Gerät oder Ihr Passwortmanager für Sie aufbewahrt. Nur Sie können ihn benutzen, und nur auf dieser Website.',
  full: 'Sie haben {count} Passkeys, mehr kann ein Konto nicht haben. Entfernen Sie einen, um einen anderen hinzuzufügen.',
  locked: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Danach können Sie einen Passkey hinzufügen.',
  loading: 'Ihre Passkeys werden geladen',
  notLoaded: 'Ihre Passkeys konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  again: 'Erneut versuchen',
  name: 'Name',
  'name.hint': 'Damit Sie ihn in dieser Liste wiedererkennen.',
  'name.suggested': '{browser} auf {system}',
  password: 'Aktuelles Passwort',
  busy: 'Einen Moment...',
  cancel: 'Abbrechen',
  failed: 'Das hat nicht funktioniert. Bitte versuchen Sie es erneut.',
  synced: 'Synchronisiert',
  suspended: 'Angehalten',
  'review.about':
    'Ihr Passwort wurde neu gewählt. Bis Sie entscheiden, gelten die angehaltenen Passkeys nur nach Ihrem Passwort.',
  'review.open': 'Entscheiden, was bleibt',
  'times.used': 'Hinzugefügt {created}, zuletzt benutzt {used}',
  'times.unused': 'Hinzugefügt {created}, noch nicht benutzt',
  'add.open': 'Passkey hinzufügen',
  'add.submit': 'Weiter',
  'add.hint': 'Danach fragt Ihr Browser, wo er den Passkey aufbewahren soll.',
  'add.cancelled': 'Es wurde kein Passkey hinzugefügt: Der Vorgang wurde abgebrochen oder hat zu lange gedauert.',
  'add.known': 'Dieses Gerät oder dieser Passwortmanager hat schon einen Passkey für Ihr Konto.',
  'add.unsupported':
    'Dieser Browser oder dieses Gerät kann keine Passkeys aufbewahren. Bitte versuchen Sie es mit einem anderen.',
  'add.domain': 'Unter dieser Adresse der Website funktionieren Passkeys nicht.',
  'add.failed': 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
  rename: 'Umbenennen',
  'rename.named': 'Umbenennen: {name}',
  'rename.submit': 'Namen speichern',
  remove: 'Entfernen',
  'remove.named': 'Entfernen: {name}',
  'remove.about':
    'Mit {name} können Sie sich dann nicht mehr anmelden, und alle Ihre anderen Geräte werden abgemeldet. Ihr Passwort gilt weiterhin.',
  'remove.submit': 'Passkey entfernen',
  'done.added': 'Der Passkey wurde hinzugefügt. Ab jetzt können Sie sich damit anmelden.',
  'done.renamed': 'Der Name wurde geändert.',
  'done.removed':
    'Der Passkey wurde entfernt. Alle Ihre anderen Geräte wurden abgemeldet. Wo Ihr Gerät ihn noch anbietet, löschen Sie ihn auch dort.',
};
