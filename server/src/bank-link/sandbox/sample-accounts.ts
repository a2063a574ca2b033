import { createHash } from 'node:crypto';
import { findInstitution, type AccountKind } from './institutions';
import type { SandboxLink } from './store';

interface Kind {
  readonly container: 'bank' | 'creditCard' | 'loan' | 'investment';
  readonly type: string;
  readonly name: string;
  /** The range of balances, in AUD. */
  readonly from: number;
  readonly to: number;
}

export const kinds: Record<AccountKind, Kind> = {
  everyday: { container: 'bank', type: 'CHECKING', name: 'Everyday Account', from: 400, to: 5_200 },
  saver: { container: 'bank', type: 'SAVINGS', name: 'Bonus Saver', from: 2_500, to: 38_000 },
  card: { container: 'creditCard', type: 'CREDIT', name: 'Low Rate Card', from: 0, to: 3_400 },
  mortgage: { container: 'loan', type: 'MORTGAGE', name: 'Variable Home Loan', from: 180_000, to: 620_000 },
  super: { container: 'investment', type: 'SUPER_ANNUATION', name: 'Balanced Super', from: 22_000, to: 240_000 },
};

/** A number from 0 to 1, derived from the words. */
export function fraction(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 0x1_0000_0000;
}

/** An account as the aggregator's API describes it. */
export interface SandboxAccount {
  readonly CONTAINER: Kind['container'];
  readonly id: number;
  readonly providerAccountId: number;
  readonly providerId: string;
  readonly providerName: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly accountType: string;
  readonly accountStatus: 'ACTIVE';
  readonly balance: { readonly amount: number; readonly currency: 'AUD' };
}

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** The accounts of one connection, derived from its id. */
export function accountsOf({ providerAccountId, providerId }: SandboxLink): SandboxAccount[] {
  const institution = findInstitution(providerId);
  return (institution?.kinds ?? []).map((kind, place) => {
    const { container, type, name, from, to } = kinds[kind];
    const digits = 1000 + Math.floor(9000 * fraction(providerAccountId, kind, 'number'));
    return {
      CONTAINER: container,
      id: providerAccountId * 10 + place,
      providerAccountId,
      providerId: String(providerId),
      providerName: institution?.name ?? '',
      accountName: name,
      accountNumber: `xxxx${digits}`,
      accountType: type,
      accountStatus: 'ACTIVE',
      balance: { amount: cents(from + (to - from) * fraction(providerAccountId, kind, 'balance')), currency: 'AUD' },
    };
  });
}
