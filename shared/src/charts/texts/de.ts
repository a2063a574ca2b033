import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'charts.viewTable': 'Als Tabelle anzeigen',
  'charts.viewChart': 'Als Diagramm anzeigen',
  'charts.failed': 'Das Diagramm konnte nicht geladen werden. Hier sind die Zahlen.',
  'charts.retry': 'Erneut versuchen',
  'charts.share': 'Anteil',
  'charts.more': '{count} weitere',
};
