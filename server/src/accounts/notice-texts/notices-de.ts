import { brand } from '@verdant/shared/brand';
import type { Translation } from '../../language/catalogues';
import type { en } from './notices-en';

export const de: Translation<typeof en> = {
  greeting: 'Guten Tag!',
  fallback: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  'password-changed': {
    subject: `Ihr Passwort für ${brand.name} wurde geändert`,
    what: `Das Passwort des ${brand.name}-Kontos mit dieser Adresse wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.`,
    otherwise: 'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort:',
    button: 'Neues Passwort wählen',
  },
  'email-change-requested': {
    subject: `Ihr ${brand.name}-Konto bekommt vielleicht eine andere E-Mail-Adresse`,
    what: `Jemand, der Ihr Passwort kennt, hat eine andere E-Mail-Adresse für Ihr ${brand.name}-Konto angefordert. Sie ändert sich, sobald die neue bestätigt ist.`,
    otherwise:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort; auch das hält die Änderung auf:',
    button: 'Neues Passwort wählen',
  },
  'email-changed': {
    subject: `Die E-Mail-Adresse Ihres ${brand.name}-Kontos wurde geändert`,
    what: `Ihr ${brand.name}-Konto hat jetzt eine andere E-Mail-Adresse. Diese gehört nicht mehr dazu, und E-Mails zum Konto gehen an die neue.`,
    otherwise: 'Wenn Sie das waren, ist nichts zu tun: Melden Sie sich ab jetzt mit der neuen Adresse an.',
    button: 'Anmelden',
  },
  'second-factor-on': {
    subject: `Die Anmeldung in zwei Schritten ist für Ihr ${brand.name}-Konto eingeschaltet`,
    what: `Für das ${brand.name}-Konto mit dieser Adresse wurde soeben die Anmeldung in zwei Schritten eingeschaltet: Ab jetzt gehört auch ein Code aus einer Authenticator-App dazu. Alle anderen Geräte wurden abgemeldet.`,
    otherwise:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und prüfen Sie Ihre Sicherheitseinstellungen:',
    button: 'Neues Passwort wählen',
  },
  'second-factor-off': {
    subject: `Die Anmeldung in zwei Schritten ist für Ihr ${brand.name}-Konto ausgeschaltet`,
    what: `Für das ${brand.name}-Konto mit dieser Adresse wurde soeben die Anmeldung in zwei Schritten ausgeschaltet: Zum Anmelden genügt das Passwort. Alle anderen Geräte wurden abgemeldet.`,
    otherwise:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und prüfen Sie Ihre Sicherheitseinstellungen:',
    button: 'Neues Passwort wählen',
  },
  'recovery-codes-replaced': {
    subject: `Neue Wiederherstellungscodes für Ihr ${brand.name}-Konto`,
    what: `Für das ${brand.name}-Konto mit dieser Adresse wurden soeben neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr, und alle anderen Geräte wurden abgemeldet.`,
    otherwise:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und prüfen Sie Ihre Sicherheitseinstellungen:',
    button: 'Neues Passwort wählen',
  },
  'recovery-code-used': {
    subject: `Ein Wiederherstellungscode Ihres ${brand.name}-Kontos wurde benutzt`,
    what: (left) =>
      `Soeben hat sich jemand mit dem Passwort und einem Wiederherstellungscode beim ${brand.name}-Konto mit dieser Adresse angemeldet. Dieser Code gilt nicht mehr. Verbleibende Wiederherstellungscodes: ${left}.`,
    otherwise:
      'Wenn Sie das waren, ist nichts zu tun; neue Codes erhalten Sie in Ihren Sicherheitseinstellungen. Wenn nicht, wählen Sie jetzt ein neues Passwort und prüfen Sie Ihre Sicherheitseinstellungen:',
    button: 'Neues Passwort wählen',
  },
  'passkey-added': {
    subject: `Ihr ${brand.name}-Konto hat einen neuen Passkey`,
    what: `Zum ${brand.name}-Konto mit dieser Adresse wurde soeben ein Passkey hinzugefügt: Wer ihn hat, meldet sich ohne das Passwort an.`,
    otherwise:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und entfernen Sie den Passkey in Ihren Sicherheitseinstellungen:',
    button: 'Neues Passwort wählen',
  },
  'passkey-removed': {
    subject: `Ein Passkey Ihres ${brand.name}-Kontos wurde entfernt`,
    what: `Ein Passkey des ${brand.name}-Kontos mit dieser Adresse wurde soeben entfernt und gilt nicht mehr. Alle anderen Geräte wurden abgemeldet.`,
    otherwise:
      'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, wählen Sie jetzt ein neues Passwort und prüfen Sie Ihre Sicherheitseinstellungen:',
    button: 'Neues Passwort wählen',
  },
};
