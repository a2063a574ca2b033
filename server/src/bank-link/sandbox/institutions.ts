import type { WidgetTexts } from './texts';

/** A bank of the sandbox, in which every user has the accounts `kinds`. */
export interface Institution {
  readonly id: number;
  readonly name: string;
  readonly about: keyof WidgetTexts['about'];
  readonly kinds: readonly AccountKind[];
}

export type AccountKind = 'everyday' | 'saver' | 'card' | 'mortgage' | 'super';

/** Fictional institutions. `Dag Site` is the aggregator's real test site. */
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
