import type { WidgetTexts } from './texts';

/** A fictional bank of the sandbox. Every user has one account of each kind in `kinds` there. */
export interface Institution {
  readonly id: number;
  readonly name: string;
  readonly about: keyof WidgetTexts['about'];
  readonly kinds: readonly AccountKind[];
}

export type AccountKind = 'everyday' | 'saver' | 'card' | 'mortgage' | 'super';

/** Fictional institutions, except `Dag Site`, which is the name of the aggregator's own test site. */
export const institutions: readonly Institution[] = [
  { id: 16441, name: 'Dag Site', about: 'test', kinds: ['everyday', 'saver', 'card'] },
  { id: 20101, name: 'Banksia Mutual', about: 'mutual', kinds: ['everyday', 'saver'] },
  { id: 20102, name: 'Bilby Bank', about: 'online', kinds: ['everyday', 'saver', 'card'] },
  { id: 20103, name: 'Currawong Credit Union', about: 'members', kinds: ['everyday', 'card'] },
  { id: 20104, name: 'Galah & Sons Savings', about: 'savings', kinds: ['saver'] },
  {
    id: 20105,
    name: 'Lyrebird Home Loans',
    about: 'mortgages',
    kinds: ['everyday', 'mortgage'],
  },
  { id: 20106, name: 'Numbat Super', about: 'super', kinds: ['super'] },
  {
    id: 20107,
    name: 'Quokka National',
    about: 'all',
    kinds: ['everyday', 'saver', 'card', 'mortgage'],
  },
];

export function findInstitution(id: number): Institution | undefined {
  return institutions.find((institution) => institution.id === id);
}
