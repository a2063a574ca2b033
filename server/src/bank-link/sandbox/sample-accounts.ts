import { createHash } from 'node:crypto';
import { findInstitution, type AccountKind } from './institutions';
import type { SandboxLink } from './store';

interface Kind {
  readonly container: 'bank' | 'creditCard' | 'loan' | 'investment';
  readonly type: string;
  readonly name: string;
  /** Range of an account's balance, in AUD. */
  readonly from: number;
  readonly to: number;
}

export const sandboxAccountKinds: Record<AccountKind, Kind> = {
  everyday: { container: 'bank', type: 'CHECKING', name: 'Everyday Account', from: 400, to: 5_200 },
  saver: { container: 'bank', type: 'SAVINGS', name: 'Bonus Saver', from: 2_500, to: 38_000 },
  card: { container: 'creditCard', type: 'CREDIT', name: 'Low Rate Card', from: 0, to: 3_400 },
  mortgage: { container: 'loan', type: 'MORTGAGE', name: 'Variable Home Loan', from: 180_000, to: 620_000 },
  super: { container: 'investment', type: 'SUPER_ANNUATION', name: 'Balanced Super', from: 22_000, to: 240_000 },
};

/** Returns a number from 0 to 1 that depends only on the words. */
export function fractionFromHash(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 0x1_0000_0000;
}

const cents = (amount: number) => Math.round(amount * 100) / 100;
const inDollars = (amount: number) => ({ amount: cents(amount), currency: 'AUD' });

/** Day of the month on which sample users pay their cards, which sample accounts and sample transactions share. */
export const CARD_PAYMENT_DAY = 27;
const CARD_RATE = 13.99;
/** Usual minimum payment of an Australian card: the larger of 25 dollars and 2 % of the debt. */
const [LEAST_DUE, LEAST_DUE_PART] = [25, 0.02] as const;

/** Returns the debt of a card and the next due day. */
function cardDetails(owed: number, now: Date) {
  const isPast = now.getUTCDate() > CARD_PAYMENT_DAY;
  const due = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + (isPast ? 1 : 0), CARD_PAYMENT_DAY));
  return {
    runningBalance: inDollars(owed),
    minimumAmountDue: inDollars(Math.min(owed, Math.max(LEAST_DUE, owed * LEAST_DUE_PART))),
    dueDate: due.toISOString().slice(0, '2026-11-27'.length),
    apr: CARD_RATE,
  };
}

/** Returns the accounts of a connection as in the aggregator's API, derived from the id of the connection. */
export function buildSandboxAccounts({ providerAccountId, providerId }: SandboxLink, now: Date) {
  const institution = findInstitution(providerId);
  const lastUpdated = `${now.toISOString().slice(0, '2026-11-29T01:00:00'.length)}Z`;
  return (institution?.kinds ?? []).map((kind, place) => {
    const { container, type, name, from, to } = sandboxAccountKinds[kind];
    const balance = from + (to - from) * fractionFromHash(providerAccountId, kind, 'balance');
    const digits = 1000 + Math.floor(9000 * fractionFromHash(providerAccountId, kind, 'number'));
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
      balance: inDollars(balance),
      ...(container === 'creditCard' && cardDetails(cents(balance), now)),
      lastUpdated,
      dataset: [{ name: 'BASIC_AGG_DATA', additionalStatus: 'AVAILABLE_DATA_RETRIEVED', lastUpdated }],
    };
  });
}
export type SandboxAccount = ReturnType<typeof buildSandboxAccounts>[number];
