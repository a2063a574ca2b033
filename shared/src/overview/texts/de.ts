import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'overview.overall': 'Finanz-Score',
  'overview.emergency': 'Notgroschen',
  'overview.debt': 'Umgang mit Schulden',
  'overview.investment': 'Bereit zum Anlegen',
  'overview.up': 'Steigend',
  'overview.down': 'Fallend',
  'overview.likely': 'Wohl {low} bis {high}',
  'overview.about': 'Wohl etwa {low}',
  'overview.high': 'Recht sicher',
  'overview.medium': 'Solide Schätzung',
  'overview.low': 'Ein erster Eindruck',
  'overview.from': '{sure}, aus {count} Antworten',
  'overview.fromOne': '{sure}, aus {count} Antwort',
};
