import * as v from 'valibot';
import { changedTransactions, readInsights, type MoneyTransaction } from '@verdant/shared/contract';
import { createMoneyClient } from './support/money';
import { query } from './support/query';
import { sharedServer } from './support/shared-server';

const server = sharedServer();

async function withTransactions() {
  const person = await createMoneyClient(server);
  await person.linkWithFigures('Dag Site');
  const all = await person.all();
  const change = async (...changes: readonly object[]) =>
    person.send('POST', '/money/transactions/changes', { changes });
  const changed = async (...changes: readonly object[]) =>
    v.parse(changedTransactions, (await change(...changes)).body);
  const tagsOf = async (...ids: readonly (string | undefined)[]) => {
    const now = new Map(
      (await person.all()).map((transaction): [string, MoneyTransaction] => [transaction.id, transaction]),
    );
    return ids.map((id) => now.get(id ?? '')?.tags);
  };
  const ids = all.map(({ id }) => id);
  return { person, all, ids, change, changed, tagsOf };
}

test('a tag change of several transactions adds and removes tags, and returns further changes that undo the tag change', async () => {
  const { ids, changed, tagsOf } = await withTransactions();
  const [first = '', second = ''] = ids;
  await changed({ ids: [first], add_tag: 'Work' });
  const { changed: count, undo } = await changed({
    ids: [first, second],
    add_tag: ' Bali\u200b trip ',
    remove_tag: 'Work',
  });
  expect(count).toBe(2);
  expect(await tagsOf(first, second)).toEqual([['Bali trip'], ['Bali trip']]);
  await changed(...undo);
  expect(await tagsOf(first, second)).toEqual([['Work'], undefined]);
});

test('a page of transactions can be filtered and searched by tag, and has the totals and all tags in use', async () => {
  const { person, all, ids, changed } = await withTransactions();
  const tagged = ids.slice(0, 3);
  await changed({ ids: tagged, add_tag: 'Bali trip' }, { ids: ids.slice(5, 6), add_tag: 'Work' });
  const spent = all
    .slice(0, 3)
    .filter(({ category }) => category !== 'income' && category !== 'transfer')
    .reduce((sum, { amount_cents }) => sum - amount_cents, 0);
  for (const filter of ['tag=Bali+trip', 'search=bali']) {
    const { transactions, totals, tags } = await person.page(`?include=totals&${filter}`);
    expect(transactions.map(({ id }) => id)).toEqual(tagged);
    expect(totals).toMatchObject({ count: 3, spent_cents: spent });
    expect(tags).toEqual(['Bali trip', 'Work']);
  }
  expect((await person.page('?tag=Bali')).transactions).toEqual([]);
});

test('an added tag takes the spelling of an existing tag that differs only in case, and is not added twice', async () => {
  const { ids, changed, tagsOf } = await withTransactions();
  const [first = '', second = ''] = ids;
  await changed({ ids: [first], add_tag: 'Bali trip' });
  expect(await changed({ ids: [first, second], add_tag: 'BALI TRIP' })).toMatchObject({ changed: 1 });
  expect(await tagsOf(first, second)).toEqual([['Bali trip'], ['Bali trip']]);
});

test('a change with a blank or too long tag, or beyond ten tags per transaction, is refused and changes no transaction', async () => {
  const { ids, change, tagsOf } = await withTransactions();
  const [first = '', second = ''] = ids;
  expect((await change({ ids: [first], add_tag: 'a'.repeat(31) })).status).toBe(422);
  expect((await change({ ids: [first], add_tag: ' ' })).status).toBe(422);
  const ten = Array.from({ length: 10 }, (_, index) => ({ ids: [first], add_tag: `Tag ${index}` }));
  expect((await change(...ten)).status).toBe(200);
  expect((await change({ ids: [second, first], add_tag: 'One more' })).status).toBe(409);
  expect((await tagsOf(first, second)).map((tags) => tags?.length)).toEqual([10, undefined]);
});

test('a change is refused for more than 500 transactions, for unknown transactions and for those of another user', async () => {
  const { ids, change, tagsOf } = await withTransactions();
  const many = Array.from({ length: 501 }, (_, index) => `id ${index}`);
  expect((await change({ ids: many, add_tag: 'Mine' })).status).toBe(422);
  const other = await createMoneyClient(server);
  const changes = [{ ids: ids.slice(0, 1), add_tag: 'Mine' }];
  expect((await other.send('POST', '/money/transactions/changes', { changes })).status).toBe(404);
  expect((await change({ ids: [ids[0], 'unknown'], add_tag: 'Mine' })).status).toBe(404);
  expect(await tagsOf(ids[0])).toEqual([undefined]);
});

test('two tags that are added to a transaction at the same time are both kept, also after a bank refresh', async () => {
  const { person, ids, change, tagsOf } = await withTransactions();
  await Promise.all(['Bali trip', 'Work'].map(async (add_tag) => change({ ids: ids.slice(0, 1), add_tag })));
  await person.refresh();
  const [tags = []] = await tagsOf(ids[0]);
  expect(tags.toSorted()).toEqual(['Bali trip', 'Work']);
});

test('a category change applies to all given transactions except split ones, and undo restores the previous categories', async () => {
  const { person, all, changed } = await withTransactions();
  const [first, second, third] = all.filter(({ category }) => category === 'groceries');
  const ids = [first, second, third].map((transaction) => transaction?.id ?? '');
  await person.correct(ids[0] ?? '', 'family', { only_this: true });
  const half = (first?.amount_cents ?? 0) / 2;
  const parts = [Math.ceil(half), Math.floor(half)].map((amount_cents) => ({ category: 'health', amount_cents }));
  await person.send('PUT', `/money/transactions/${ids[0]}/split`, { parts });
  const categories = async () => {
    const now = new Map((await person.all()).map(({ id, category }) => [id, category]));
    return ids.map((id) => now.get(id));
  };
  await changed({ ids: ids.slice(1, 2), category: 'shopping' });
  const { changed: count, undo } = await changed({ ids, category: 'entertainment' });
  expect(count).toBe(2);
  expect(await categories()).toEqual(['health', 'entertainment', 'entertainment']);
  await changed(...undo);
  expect(await categories()).toEqual(['health', 'shopping', 'groceries']);
});

test('a note is stored without invisible characters, kept after a refresh and deleted by an empty text', async () => {
  const person = await createMoneyClient(server);
  await person.linkWithFigures('Dag Site');
  const [first] = (await person.page()).transactions;
  const path = `/money/transactions/${first?.id}/note`;
  const noteNow = async () => (await person.all()).find(({ id }) => id === first?.id)?.note;
  expect((await person.send('PUT', path, { note: ' Birthday\u200b of Mia ' })).status).toBe(204);
  await person.refresh();
  await person.correct(first?.id ?? '', 'family');
  expect(await noteNow()).toBe('Birthday of Mia');
  expect((await person.send('PUT', path, { note: '' })).status).toBe(204);
  expect(await noteNow()).toBeUndefined();
});

test('a note that is too long or about a transaction of another user is refused', async () => {
  const [owner, other] = [await createMoneyClient(server), await createMoneyClient(server)];
  await owner.linkWithFigures('Dag Site');
  const [first] = (await owner.page()).transactions;
  const path = `/money/transactions/${first?.id}/note`;
  expect((await owner.send('PUT', path, { note: 'a'.repeat(201) })).status).toBe(422);
  expect((await other.send('PUT', path, { note: 'Mine' })).status).toBe(404);
  expect((await owner.page()).transactions[0]).toEqual(first);
});

test('frequent betting in the transactions shows a line with links to help until the user dismisses it', async () => {
  const person = await createMoneyClient(server);
  await person.linkWithFigures('Quokka National');
  const line = async () => readInsights((await person.send('GET', '/adaptive-quiz/insights')).body).kind_line;
  await query(server, 'update money_transactions set flag = null where user_id = $1', [person.id]);
  expect(await line()).toBeUndefined();
  const bet = async (times: number) =>
    query(
      server,
      `update money_transactions set flag = 'gambling' where id in (select id from money_transactions
       where user_id = $1 and amount_cents < 0 and is_counted order by date desc limit $2)`,
      [person.id, times],
    );
  // Three bets, as with an occasional lottery ticket, must not count as a sign of a gambling problem.
  await bet(3);
  expect(await line()).toBeUndefined();
  await bet(4);
  expect(await line()).toMatchObject({ links: [{ url: 'tel:1800858858' }, {}] });
  const dismissal = { state: 'dismissed', reason: 'other' };
  expect((await person.send('PUT', '/adaptive-quiz/actions/kind-line', dismissal)).status).toBe(200);
  expect(await line()).toBeUndefined();
  expect(
    await query(server, "select from quiz_actions where user_id = $1 and rule_id = 'kind-line'", [person.id]),
  ).toBe(1);
});
