import { startAggregatorStub, stubAccount, stubTransaction, type AggregatorStub } from '../support/aggregator-stub';
import { createMoneyClient } from '../support/money';
import { queryRows } from '../support/query';
import { discard, startServer, type TestServer } from '../support/start-server';
import { waitUntil } from '../support/until';

let stub: AggregatorStub;
let server: TestServer;
beforeAll(async () => {
  stub = await startAggregatorStub();
  server = await startServer(stub.settings);
});
afterAll(async () => {
  await discard(server);
  stub.close();
});

const HOUR_MS = 60 * 60 * 1000;
/** Hours that pass in each step. An update is due after six hours, so each step causes an update. */
const STEP_HOURS = 24;
const STEPS = (3 * 24) / STEP_HOURS;

const rowsIn = async (text: string, values: readonly unknown[] = []) =>
  queryRows<Record<string, unknown>>(server, text, values);
const jobsOf = async (userId: string) =>
  (await rowsIn(`select state from pgboss.job where data->>'user_id' = $1 order by state`, [userId])).map(
    ({ state }) => state,
  );
const attemptOf = async (userId: string) =>
  Number(
    (
      await rowsIn('select extract(epoch from attempted_at) as at from money_refreshes where user_id = $1', [userId])
    )[0]?.['at'],
  );

/** Moves all stored times of updates and jobs back, as if `hours` had passed. */
async function passHours(hours: number): Promise<void> {
  const by = `make_interval(hours => ${hours})`;
  await rowsIn(`update money_refreshes set attempted_at = attempted_at - ${by}, updated_at = updated_at - ${by}`);
  await rowsIn(`update pgboss.job set created_on = created_on - ${by}, start_after = start_after - ${by}`);
}

/** Runs the hourly task by starting a server: the server queues the task, because the record of its last run is deleted. */
async function nextUpdate(userId: string): Promise<void> {
  const before = await attemptOf(userId);
  await rowsIn(`delete from pgboss.job where name = 'repeated-task'`);
  const second = await startServer({ ...stub.settings, DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir });
  await waitUntil('the next attempt', async () => (await attemptOf(userId)) > before);
  await second.stop();
}

/** Runs the last retry of an update at once and skips the other retries, which would follow within minutes. */
async function lastRetry(userId: string): Promise<void> {
  await waitUntil('a retry', async () => (await jobsOf(userId)).includes('retry'));
  await rowsIn(`update pgboss.job set retry_count = retry_limit - 1, start_after = now() where state = 'retry'`);
  await waitUntil('the end of the retries', async () => (await jobsOf(userId)).includes('failed'));
}

test('figures survive a three-day outage of the aggregator, retries do not pile up, and updates then resume', async () => {
  Object.assign(stub.data, { accounts: [stubAccount()], transactions: [stubTransaction(1)] });
  const person = await createMoneyClient(server);
  await person.session();
  await person.confirm({ provider_account_id: 77 });
  await person.firstFigures();
  const [before, entries] = [await person.overview(), await person.all()];
  const updatedAt = Date.parse(before.updates[0]?.updated_at ?? '');

  stub.data.status = 503;
  for (let step = 1; step <= STEPS; step += 1) {
    await passHours(STEP_HOURS);
    await nextUpdate(person.id);
    const since = new Date(updatedAt - step * STEP_HOURS * HOUR_MS).toISOString();
    expect(await person.overview()).toEqual({
      ...before,
      updates: [
        {
          ...before.updates[0],
          read_at: since,
          updated_at: since,
          // Data older than three days is stale. After the third step, data is older by the seconds that the test took.
          is_stale: step === STEPS,
          failure: 'unavailable',
        },
      ],
    });
    await lastRetry(person.id);
    expect([step, await jobsOf(person.id)]).toEqual([step, ['failed']]);
  }
  expect(await person.all()).toEqual(entries);

  stub.data.status = 200;
  stub.data.transactions = [stubTransaction(1), stubTransaction(2)];
  await passHours(STEP_HOURS);
  await nextUpdate(person.id);
  const { updates } = await person.overview();
  expect(updates[0]?.failure).toBeNull();
  expect(Date.now() - Date.parse(updates[0]?.updated_at ?? '')).toBeLessThan(HOUR_MS);
  expect(await person.all()).toHaveLength(2);
  await waitUntil('an empty queue', async () => (await jobsOf(person.id)).length === 0);
}, 180_000);
