import { buildSandboxAccounts, buildSandboxTransactions, institutions, sandboxAccountTemplates } from './samples';
import type { SandboxLink } from '../schema';

const NOW = new Date('2026-11-29T01:00:00Z');
const linkTo = (providerId: number): SandboxLink => ({
  providerAccountId: 32_132_249_739,
  providerId,
  loginName: 'user',
  requestId: 'r',
  createdAt: new Date(0),
});

test('each simulated bank returns identical accounts in every call, in Australian dollars, with masked account numbers', () => {
  for (const { id, name, kinds: expected } of institutions) {
    const accounts = buildSandboxAccounts(linkTo(id), NOW);
    expect(accounts.map(({ accountType }) => accountType)).toEqual(
      expected.map((kind) => sandboxAccountTemplates[kind].type),
    );
    expect(buildSandboxAccounts(linkTo(id), NOW)).toEqual(accounts);
    for (const account of accounts) {
      expect(account).toMatchObject({ providerName: name, balance: { currency: 'AUD' } });
      expect(account.accountNumber).toMatch(/^xxxx\d{4}$/);
      expect(account.balance.amount).toBeGreaterThanOrEqual(0);
      expect(account.lastUpdated).toBe('2026-11-29T01:00:00Z');
      expect(account.dueDate).toBe(account.CONTAINER === 'creditCard' ? '2026-12-27' : undefined);
    }
    expect(new Set(accounts.map((account) => account.id)).size).toBe(accounts.length);
  }
});

test('simulated transactions fit the requested dates, newest first, do not change, and contain a salary every 14 days', () => {
  const [account] = buildSandboxAccounts(linkTo(16441), NOW);
  if (!account) throw new Error('Dag Site has accounts');
  const year = buildSandboxTransactions(account, '2026-01-01', '2026-11-21');
  const month = buildSandboxTransactions(account, '2026-10-01', '2026-10-31');
  expect(month.length).toBeGreaterThan(5);
  expect(year).toEqual(expect.arrayContaining(month));
  const days = month.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days.every((date) => date >= '2026-10-01' && date <= '2026-10-31')).toBe(true);
  expect(new Set(year.map(({ id }) => id)).size).toBe(year.length);
  const pays = year.flatMap(({ description, date }) =>
    description.original === 'Salary' ? [Date.parse(date) / 86_400_000] : [],
  );
  expect(new Set(pays.slice(1).map((day, index) => (pays[index] ?? 0) - day))).toEqual(new Set([14]));
});
