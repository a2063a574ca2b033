import type { en } from './en';

export const es: Record<keyof typeof en, string> = {
  'leave.title': '¿Salir sin guardar?',
  'leave.leave': 'Salir',
  'leave.stay': 'Quedarse',
};
