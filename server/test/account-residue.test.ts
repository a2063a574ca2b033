import { hashToken } from '@verdant/federation/http';
import { unlinkedPersonalTables, isJobQueueTable, userRowConditions, countRowsContaining } from './support/catalog';
import { waitForMailsTo } from './support/received-mails';
import { sharedDatabase, sharedServer } from './support/shared-server';
import { productBuildsSetting, startServer } from './support/start-server';
import { waitUntil } from './support/until';
import { userWithAllData } from './support/user-with-all-data';
import { signUp } from './support/users';

const server = sharedServer({ ...productBuildsSetting, LOG_LEVEL: 'warn' });
const database = sharedDatabase(server);

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

async function idsOf(userId: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const [table, condition] of await userRowConditions(database)) {
    const { rows } = await database.query<{ text: string }>(
      `select one::text as text from ${table} as one where ${condition}`,
      [userId],
    );
    for (const { text } of rows) for (const id of text.match(UUID) ?? []) ids.add(id);
  }
  return [...ids];
}

const countOwned = async (userId: string) => {
  const counts: Record<string, number> = {};
  for (const [table, condition] of await userRowConditions(database)) {
    const text = `select count(*)::int as count from ${table} where ${condition}`;
    counts[table] = (await database.query<{ count: number }>(text, [userId])).rows[0]?.count ?? 0;
  }
  return counts;
};

it('a due account deletion removes all data of the account, even at the aggregator, and no data of other users', async () => {
  const stranger = await userWithAllData(server);
  const before = await countOwned(stranger.id);
  const odd = { first_name: 'Zephyrine', last_name: 'Quillfeather', phone: '+61 499 123 987' };
  const person = await userWithAllData(server, odd);
  const { typed, token, id } = person;
  // A table without rows of the user would mean that `userWithAllData` has to be extended by this table.
  const counts = await countOwned(id);
  expect(Object.keys(counts).filter((table) => counts[table] === 0)).toEqual([]);
  const ids = await idsOf(id);
  expect(ids.length).toBeGreaterThan(100);
  const needles = [...ids, typed.email, hashToken(token), odd.first_name, odd.last_name, odd.phone];
  const traces = await countRowsContaining(database, needles);
  expect(Object.keys(traces)).toEqual(expect.arrayContaining([...Object.keys(counts), ...unlinkedPersonalTables]));
  expect(Object.keys(traces).some(isJobQueueTable)).toBe(true);

  await server.request('POST', '/api/v1/auth/me/deletion', { token, body: { password: typed.password } });
  await waitForMailsTo(server.dataDir, typed.email, 5);
  await database.query(`update users set delete_at = now() - interval '1 second' where id = $1`, [id]);
  // Lets a new server run the hourly task, as the first server of the next hour would.
  await database.query(`delete from pgboss.job where data->>'task' = 'queue-account-deletions'`);
  const next = await startServer({ DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });
  try {
    await waitUntil('the account is gone', async () => {
      const { rows } = await database.query('select 1 from users where id = $1', [id]);
      return rows.length === 0;
    });
    await waitUntil('nothing is left', async () => {
      const left = await countRowsContaining(database, needles);
      return Object.keys(left).length === 0;
    }).catch(() => undefined);
    expect(await countRowsContaining(database, needles)).toEqual({});
    const letter = (await waitForMailsTo(server.dataDir, typed.email, 6)).at(-1);
    expect(letter?.headers.get('subject')).toBe('Your Verdant account has been deleted');
    for (const text of [letter?.text, letter?.html]) expect(text).not.toMatch(/Zephyrine|token=|sign-in/);
  } finally {
    await next.stop();
  }
  expect(await countOwned(stranger.id)).toEqual(before);
  expect((await signUp(server, { email: typed.email })).user.id).not.toBe(id);
}, 120_000);
