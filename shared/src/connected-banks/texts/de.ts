import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'banks.active': 'Verbunden',
  'banks.expired': 'Zustimmung abgelaufen',
  'banks.agreed': 'Sie teilen mit uns: {scope}',
  'banks.scope.accounts': 'Konten und Kontostände',
  'banks.scope.transactions': 'Umsätze',
  'banks.consent': 'Geteilt seit {since}, bis {until}',
  'banks.updated': 'Zuletzt aktualisiert: {moment}',
  'banks.fetching': 'Die ersten Zahlen werden abgerufen...',
  'banks.unavailable':
    'Die Bank hat bei der letzten Aktualisierung nicht geantwortet. Ihre Zahlen vom {moment} bleiben.',
  'banks.neverAvailable': 'Die Bank hat noch nicht geantwortet. Wir versuchen es weiter.',
  'banks.reconnect':
    'Die Bank braucht Ihre Zustimmung erneut. Verbinden Sie sie noch einmal, um ihre Zahlen zu aktualisieren.',
  'banks.refresh': 'Jetzt aktualisieren',
  'banks.refreshing': 'Wird aktualisiert...',
  'banks.refreshed': 'Ihre Zahlen sind auf dem neuesten Stand.',
  'banks.partly': 'Nicht jede Bank konnte aktualisiert werden. Die bisherigen Zahlen bleiben.',
  'banks.notRefreshed':
    'Ihre Zahlen konnten nicht aktualisiert werden. Die bisherigen bleiben. Bitte versuchen Sie es in einer Minute erneut.',
  'banks.disconnect': 'Trennen',
  'banks.disconnectOf': '{institution} trennen',
  'banks.question': '{institution} trennen?',
  'banks.questionText':
    '{institution} teilt Ihre Konten dann nicht mehr mit uns, und wir löschen ihre Konten, Kontostände und Umsätze. Sie können sie jederzeit wieder verbinden.',
  'banks.keep': 'Verbindung behalten',
  'banks.close': 'Schließen',
  'banks.disconnected': '{institution} ist getrennt. Ihre Konten, Kontostände und Umsätze sind gelöscht.',
  'banks.failed': 'Die Bank konnte nicht getrennt werden. Bitte versuchen Sie es erneut.',
  'banks.none': 'Es ist keine Bank verbunden.',
  'banks.connect': 'Bankkonto verbinden',
  'banks.loading': 'Ihre verbundenen Banken werden geladen',
  'banks.notLoaded': 'Ihre verbundenen Banken konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  'banks.again': 'Erneut versuchen',
};
