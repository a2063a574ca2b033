import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  title: 'Keine Erinnerungen per E-Mail mehr?',
  subtitle:
    'Sie erhalten dann keine Erinnerungen an neue Checks und an Bankverbindungen. E-Mails zur Sicherheit Ihres Kontos werden immer gesendet.',
  stop: 'Erinnerungen abbestellen',
  busy: 'Wird abbestellt...',
  failed: 'Die Erinnerungen konnten nicht abbestellt werden. Bitte versuchen Sie es erneut.',
  'done.title': 'Erinnerungen sind ausgeschaltet',
  'done.subtitle': 'Sie können sie jederzeit wieder einschalten.',
  done: 'Sie erhalten keine Erinnerungen per E-Mail mehr. Den Schalter finden Sie in Ihren Einstellungen unter Benachrichtigungen.',
  'unknown.title': 'Dieser Link funktioniert nicht',
  'unknown.subtitle': 'Es wurde nichts geändert.',
  unknown:
    'Bitte verwenden Sie den Link der neuesten Erinnerung, oder melden Sie sich an und schalten Sie die E-Mail-Benachrichtigungen in Ihren Einstellungen aus.',
  next: 'Weiter zu Verdant',
};
