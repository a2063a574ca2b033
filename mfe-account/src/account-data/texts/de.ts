import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'export.title': 'Ihre Daten',
  'export.about':
    'Alles, was über Sie gespeichert ist, in einer ZIP-Datei: als JSON und als CSV-Tabellen für eine Tabellenkalkulation.',
  'export.start': 'Meine Daten herunterladen',
  'export.busy': 'Wird vorbereitet...',
  'export.started': 'Der Download hat begonnen.',
  'export.failed': 'Der Download konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  'delete.title': 'Konto löschen',
  'delete.about':
    'Ihr Konto wird nach 7 Tagen gelöscht, mit Ihren Antworten, Ergebnissen und verknüpften Banken. Bis dahin können Sie es behalten.',
  'delete.open': 'Mein Konto löschen',
  'delete.warning':
    'Sie werden sofort auf allen Ihren Geräten abgemeldet und bekommen eine E-Mail mit einem Link, um das Konto zu behalten.',
  'delete.submit': 'Mein Konto löschen',
  'delete.busy': 'Wird gelöscht...',
  'delete.cancel': 'Mein Konto behalten',
  'delete.failed': 'Das Konto konnte nicht gelöscht werden. Bitte versuchen Sie es erneut.',
};
