import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'connect.title': 'Ihre Bank verbinden',
  'connect.subtitle': 'Sehen Sie Ihre eigenen Kontostände und Ausgaben neben Ihrem Score.',
  'connect.lead': 'Wenn Sie Ihre Bank verbinden, können wir:',
  'connect.bullet1': 'Sicher auf Ihre Konten zugreifen',
  'connect.bullet1Text': 'Nur lesend und nie mit Ihrem Passwort: Sie melden sich bei Ihrer Bank an, nicht bei uns.',
  'connect.bullet2': 'Ihre Ausgaben analysieren',
  'connect.bullet2Text': 'Sehen Sie, wohin Ihr Geld fließt, für Sie nach Kategorien sortiert.',
  'connect.bullet3': 'Persönliche Einblicke geben',
  'connect.bullet3Text':
    'Sehen Sie, wie lange Ihr Geld reicht und welchen Teil Ihres Einkommens Sie ausgeben, gemessen an Ihren eigenen Zahlen.',
  'connect.continue': 'Weiter zur Bankauswahl',
  'connect.skip': 'Vorerst überspringen',
  'connect.notOffered': 'Banken lassen sich hier zurzeit nicht verbinden. Alles andere funktioniert auch ohne.',
  'connect.preparing': 'Sichere Verbindung wird vorbereitet...',
  'connect.finishing': 'Ihre Verbindung wird abgeschlossen...',
  'connect.linked': 'Ihr Konto ist verbunden. Ihr Dashboard wird geöffnet...',
  'connect.toast': 'Ihre Bank ist verbunden.',
  'connect.frame': 'Bankverbindung',
  'connect.failed': 'Yodlee FastLink konnte nicht gestartet werden. Bitte versuchen Sie es später erneut.',
  'connect.widgetFailed': 'Beim Verbinden Ihres Bankkontos ist ein Fehler aufgetreten.',
  'connect.retry': 'Erneut versuchen',
  'banks.title': 'Ihre verbundenen Banken',
};
