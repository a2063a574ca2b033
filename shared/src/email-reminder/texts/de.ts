import type { en, MessageKey } from './en';

export const de: Record<keyof typeof en | MessageKey, string> = {
  'reminder.label': 'E-Mail-Adresse bestätigen',
  'reminder.unconfirmed':
    'Bitte bestätigen Sie Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail, die wir an {email} gesendet haben.',
  'reminder.send': 'E-Mail erneut senden',
  'reminder.sent': 'Gesendet. Nur der neueste Link funktioniert, 24 Stunden lang.',
  'reminder.notSent': 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  'reminder.offline': 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'reminder.dismiss': 'Nicht jetzt',
  'message.Too many attempts. Please try again in {0} seconds.':
    'Zu viele Versuche. Bitte versuchen Sie es in {0} Sekunden erneut.',
  'message.Too many attempts. Please try again in {0} minutes.':
    'Zu viele Versuche. Bitte versuchen Sie es in {0} Minuten erneut.',
  'message.The server is busy. Please try again in a moment.':
    'Der Server ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'message.The service is not available just now. Please try again in a moment.':
    'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
  'message.Something went wrong on our side. Please try again later.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später erneut.',
};
