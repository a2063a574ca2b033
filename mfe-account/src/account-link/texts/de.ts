import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'keep-account.title': 'Ihr Konto behalten',
  'keep-account.text': 'Ihr Konto wird gelöscht. Mit der Schaltfläche behalten Sie es, mit allem, was darin ist.',
  'keep-account.button': 'Mein Konto behalten',
  'keep-account.done': 'Ihr Konto bleibt bestehen. Bitte melden Sie sich wieder an.',
  'verify-email.title': 'E-Mail-Adresse bestätigen',
  'verify-email.text': 'Mit der Schaltfläche bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.',
  'verify-email.button': 'Meine E-Mail-Adresse bestätigen',
  'verify-email.done': 'Danke. Ihre E-Mail-Adresse ist bestätigt.',
  'change-email.title': 'Diese E-Mail-Adresse verwenden',
  'change-email.text': 'Mit der Schaltfläche verwenden Sie diese Adresse ab jetzt für Ihr Konto, auch zum Anmelden.',
  'change-email.button': 'Diese E-Mail-Adresse verwenden',
  'change-email.done': 'Ihr Konto hat jetzt diese E-Mail-Adresse. Melden Sie sich damit an.',
  'password.hint': 'Des Kontos, für das dieser Link ist. Sie sind hier nicht bei ihm angemeldet.',
  busy: 'Einen Moment...',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  signIn: 'Anmelden',
  dashboard: 'Zur Übersicht',
  'bad.title': 'Dieser Link funktioniert nicht',
  'bad.subtitle': 'Es wurde nichts geändert.',
  'bad.text': 'Ein Link funktioniert einmal, für begrenzte Zeit und nur, bis ein neuerer gesendet wird.',
  missing: 'Bitte öffnen Sie den Link in der E-Mail noch einmal.',
  'deleted.title': 'Ihr Konto wird gelöscht',
  'deleted.subtitle': 'Sie wurden auf allen Ihren Geräten abgemeldet.',
  'deleted.text':
    'Es wird am {day} gelöscht. Bis dahin können Sie es behalten: mit dem Link in der E-Mail, die wir Ihnen gesendet haben, oder indem Sie sich anmelden.',
};
