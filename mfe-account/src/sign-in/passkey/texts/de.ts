import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  asking: 'Bitte folgen Sie den Schritten, die Ihr Browser anzeigt.',
  cancelled:
    'Sie wurden nicht angemeldet: Der Vorgang wurde abgebrochen, hat zu lange gedauert, oder hier gibt es keinen Passkey für diese Website. Auch Ihr Passwort funktioniert.',
  unsupported: 'Dieser Browser kann keine Passkeys verwenden. Bitte melden Sie sich mit Ihrem Passwort an.',
  domain: 'Unter dieser Adresse der Website funktionieren Passkeys nicht. Bitte melden Sie sich mit Ihrem Passwort an.',
  failed:
    'Der Passkey konnte nicht verwendet werden. Bitte versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
};
