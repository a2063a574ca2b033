import type { en } from './en';

export const fr: Record<keyof typeof en, string> = {
  'leave.title': 'Quitter sans enregistrer ?',
  'leave.leave': 'Quitter',
  'leave.stay': 'Rester',
};
