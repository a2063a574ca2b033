import pg from 'pg';
import { insertMoneyUsers } from '../support/money-people';
import { afterAllTests, sharedServer } from '../support/shared-server';
import type { SignedInUser } from '../support/users';

let pool: pg.Pool;
const server = sharedServer();
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: server.databaseUrl });
});
afterAllTests(async () => pool.end());

const PEOPLE = 3;
const FEW = 500;
/**
 * Number of transactions of a user with many transactions, the maximum of one file, and the number of years that they span.
 */
const [MANY, MANY_YEARS] = [50_000, 10];
const ROUNDS = 15;
/** Maximum ratio of response times with many to those with few transactions. The aim is two; other work slows responses. */
const LIMIT = 4;

const dashboardCalls = [
  '/money/accounts',
  '/money/transactions?limit=50',
  '/money/spending?months=2',
  '/money/measures',
  '/money/cycle',
] as const;

async function timeOf(path: string, { token }: SignedInUser): Promise<number> {
  const start = performance.now();
  const { status } = await server.request('GET', `/api/v1${path}`, { token });
  expect(status).toBe(200);
  return performance.now() - start;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Returns median response times of a call for users with few and with many transactions; requests alternate. */
async function mediansOf(path: string, few: readonly SignedInUser[], many: readonly SignedInUser[]) {
  const [fewTimes, manyTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const person of few) fewTimes.push(await timeOf(path, person));
    for (const person of many) manyTimes.push(await timeOf(path, person));
  }
  return [median(fewTimes), median(manyTimes)] as const;
}

test('each API call of the dashboard takes less than four times as long with 50,000 transactions as with 500', async () => {
  const few = await insertMoneyUsers(pool, PEOPLE, FEW);
  const many = await insertMoneyUsers(pool, PEOPLE, MANY, MANY_YEARS);
  for (const path of dashboardCalls) {
    const [fewMs, manyMs] = await mediansOf(path, few, many);
    expect([path, manyMs / fewMs < LIMIT ? 'fast' : `${manyMs} ms beside ${fewMs} ms`]).toEqual([path, 'fast']);
  }
});
