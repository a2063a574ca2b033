import { randomUUID } from 'node:crypto';
import { createMoneyClient } from './support/money';
import { query, countBlockedStatements, waitForBlockedStatements, whileLocked, withClient } from './support/query';
import { sharedServer } from './support/shared-server';
import { waitUntil } from './support/until';
import { textMatching } from './support/visits';

const server = sharedServer();

test('the time of the last update is never returned without the figures of that update', async () => {
  const person = await createMoneyClient(server);
  await person.linkWithFigures('Quokka National');
  await query(server, `create table kept as select * from money_accounts where user_id = '${person.id}'`);
  await query(server, 'delete from money_accounts where user_id = $1', [person.id]);
  const isAsked =
    "select from pg_stat_activity where wait_event_type = 'Lock' and query like 'select%money_refreshes%'";
  const overview = await whileLocked(server, 'lock table money_refreshes in access exclusive mode', [], async () => {
    const asked = person.overview();
    await waitUntil('the question', async () => (await query(server, isAsked)) > 0);
    await query(server, 'insert into money_accounts select * from kept');
    return { asked };
  });
  expect((await overview.asked).accounts).toHaveLength(4);
});

describe('a linked bank of the sandbox', () => {
  test('has figures soon after the user confirms the link, even if the user requests no update', async () => {
    const person = await createMoneyClient(server);
    expect(await person.overview()).toEqual({ accounts: [], net: [], updates: [], can_link: true });
    const [link] = await person.link('Quokka National');
    const overview = await person.firstFigures();
    const at = textMatching(/^2\d{3}-.*Z$/);
    const isGood = { failure: null, asked: null, is_stale: false, skipped: 0 };
    expect(overview.updates).toEqual([
      { link_id: link?.id, institution: 'Quokka National', updated_at: at, read_at: at, ...isGood },
    ]);
    expect(overview.accounts.map(({ name, side }) => [name, side])).toEqual([
      ['Everyday Account', 'asset'],
      ['Bonus Saver', 'asset'],
      ['Low Rate Card', 'liability'],
      ['Variable Home Loan', 'liability'],
    ]);
    const [everyday = 0, saver = 0, card = 0, loan = 0] = overview.accounts.map(
      ({ balance_cents }) => balance_cents ?? 0,
    );
    expect(overview.net).toMatchObject([{ net_cents: everyday + saver - card - loan }]);
    expect((await person.page()).transactions.length).toBe(50);
  });

  test('has transactions in pages, newest first and without duplicates, which stay unchanged after a refresh', async () => {
    const person = await createMoneyClient(server);
    const { updates } = await person.linkWithFigures('Dag Site');
    const all = await person.all();
    expect(all.length).toBeGreaterThan(150);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const dates = all.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(await person.all(37)).toEqual(all);
    const again = await person.refresh();
    expect(await person.all()).toEqual(all);
    // The server's own reading times are compared, because the bank's whole-second times can be equal for both updates.
    expect(Date.parse(again.updates[0]?.read_at ?? '')).toBeGreaterThan(Date.parse(updates[0]?.read_at ?? ''));
  });

  test('keeps a category correction that the user makes during a refresh, and its removal during another refresh', async () => {
    const person = await createMoneyClient(server);
    await person.linkWithFigures('Dag Site');
    const { id = '' } = (await person.all()).find(({ merchant }) => merchant === 'Wattle Street Grocer') ?? {};
    const categoryAfter = async (category: string | null) => {
      const locked = 'select from money_accounts where user_id = $1 for update';
      const { refreshed, corrected } = await whileLocked(server, locked, [person.id], async () => {
        const running = person.refresh();
        await waitForBlockedStatements(server);
        let isDone = false;
        const correcting = person.correct(id, category).finally(() => {
          isDone = true;
        });
        await waitUntil('the correction', async () => isDone || (await countBlockedStatements(server)) > 1);
        return { refreshed: running, corrected: correcting };
      });
      await Promise.all([refreshed, corrected]);
      const own = (await person.all()).filter(({ merchant }) => merchant === 'Wattle Street Grocer');
      return [...new Set(own.map((transaction) => transaction.category))];
    };
    expect(await categoryAfter('shopping')).toEqual(['shopping']);
    expect(await categoryAfter(null)).toEqual(['groceries']);
  });

  test('is deleted with its figures and category corrections in one database transaction if it is the last bank', async () => {
    const person = await createMoneyClient(server);
    await person.linkWithFigures('Dag Site');
    await person.correct((await person.page()).transactions[0]?.id ?? '', 'other');
    const [link] = await person.links();
    const corrections = async () => query(server, 'select 1 from money_corrections where user_id = $1', [person.id]);
    const locked = "select pg_advisory_xact_lock(hashtext('money'), hashtext($1))";
    const disconnecting = await whileLocked(server, locked, [person.id], async () => {
      const running = person.send('DELETE', `/bank/links/${link?.id}`);
      await waitForBlockedStatements(server);
      expect([await person.links(), await corrections()]).toEqual([[link], 1]);
      return { running };
    });
    expect((await disconnecting.running).status).toBe(204);
    expect([await person.links(), await corrections()]).toEqual([[], 0]);
    expect(await person.refresh()).toEqual({ accounts: [], net: [], updates: [], can_link: true });
    expect([await person.page(), await person.spending()]).toEqual([{ transactions: [], next: null }, []]);
  });

  test('keeps its figures and reports a failed update after its consent has expired', async () => {
    const person = await createMoneyClient(server);
    const before = await person.linkWithFigures('Banksia Mutual');
    await query(server, "update bank_consents set expires_at = now() - interval '1 day' where user_id = $1", [
      person.id,
    ]);
    const after = await person.refresh();
    expect(after.accounts).toEqual(before.accounts);
    expect(after.updates).toEqual([{ ...before.updates[0], failure: 'consent' }]);
  });
});

test('a page of transactions is read in order from an index, without sorting', async () => {
  const plan = await withClient(server.databaseUrl, async (client) => {
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
    return client.query(
      `explain select * from money_transactions where user_id = '${randomUUID()}' order by date desc, id desc limit 50`,
    );
  });
  expect(JSON.stringify(plan.rows)).not.toContain('Sort');
});

describe('access to figures', () => {
  test('a user cannot see or change the figures of another user', async () => {
    const [owner, other] = [await createMoneyClient(server), await createMoneyClient(server)];
    await owner.linkWithFigures('Dag Site');
    const [first] = (await owner.page()).transactions;
    expect(await other.page()).toEqual({ transactions: [], next: null });
    expect((await other.send('PUT', `/money/transactions/${first?.id}/category`, { category: 'other' })).status).toBe(
      404,
    );
    expect((await owner.page()).transactions[0]).toEqual(first);
  });

  test('a page of transactions with an invalid position or length is refused', async () => {
    const person = await createMoneyClient(server);
    const last = '2026-99-99.00000000-0000-0000-0000-000000000000';
    for (const search of ['limit=0', 'limit=201', 'limit=x', 'before=x', "before=2026-01-01.'", `before=${last}`]) {
      expect([search, (await person.send('GET', `/money/transactions?${search}`)).status]).toEqual([search, 422]);
    }
  });
});
