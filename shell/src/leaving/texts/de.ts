import type { en } from './en';

export const de: Record<keyof typeof en, string> = {
  'leave.title': 'Ohne Speichern verlassen?',
  'leave.leave': 'Verlassen',
  'leave.stay': 'Hier bleiben',
};
