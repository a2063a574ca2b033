import type { MoneyCategory } from '@verdant/shared/contract';
import { daysAgo } from './support/days-ago';
import { importFile } from './support/import-file';
import { moneyPerson } from './support/money';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

const lineOf = (days: number, words: string, amount: string) =>
  `${daysAgo(days).split('-').toReversed().join('/')},${words},${amount}`;
const csv = (...lines: string[]) => ['Date,Description,Amount', ...lines].join('\n');

/** Imports a payment from a person into one account, and an equal payment to a carpenter from another account. */
async function withStrangers() {
  const person = await moneyPerson(server);
  const shop = lineOf(19, 'COLES 1234', '-80.00');
  await importFile(server, person.token, { text: csv(lineOf(22, 'OSKO PAYMENT FROM MIA TRAN', '1200.00'), shop) });
  await importFile(server, person.token, {
    text: csv(lineOf(20, 'BLUE GUM CARPENTRY NEWTOWN', '-1200.00'), lineOf(18, 'KMART 12', '-30.00')),
    account: { name: 'Second', kind: 'everyday' },
  });
  const found = async (cents: number): Promise<{ id: string; category: MoneyCategory; why: string }> => {
    const one = (await person.all()).find(({ amount_cents }) => amount_cents === cents);
    if (!one) throw new Error(`no transaction of ${cents}`);
    return { id: one.id, category: one.category, why: `${one.reason.kind} ${one.reason.value}` };
  };
  return { person, found };
}

test('confirming a likely transfer turns both transactions into a transfer, and undoing it marks them again', async () => {
  const { person, found } = await withStrangers();
  const { id } = await found(-120_000);
  await person.correct(id, 'transfer');
  expect((await found(-120_000)).category).toBe('transfer');
  expect(await found(120_000)).toMatchObject({ category: 'transfer', why: 'match Second' });
  await person.correct(id, null);
  expect(await found(120_000)).toMatchObject({ category: 'income', why: 'likely_match Second' });
});

test('rejecting a likely transfer removes the mark from both transactions', async () => {
  const { person, found } = await withStrangers();
  const { id, category } = await found(-120_000);
  await person.correct(id, category);
  expect((await found(-120_000)).why).toMatch(/^correction/);
  expect(await found(120_000)).toMatchObject({ category: 'income', why: 'none ' });
});
