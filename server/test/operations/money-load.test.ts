import pg from 'pg';
import { median } from '../../bench/figures';
import { dashboardCalls, timeOf } from '../../bench/money';
import { newMoneyPeople } from '../../bench/money-people';
import type { Person } from '../../bench/people';
import { atEnd, sharedServer } from '../support/shared-server';

let pool: pg.Pool;
const server = sharedServer();
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: server.databaseUrl });
});
atEnd(async () => pool.end());

const PEOPLE = 3;
const FEW = 500;
/** As many as a file may have: of ten years. */
const [MANY, MANY_YEARS] = [50_000, 10];
const ROUNDS = 15;
/** Generous, as others use the machine: `npm run bench:api -- money` has the aim, for 200 users and the slowest hundredth. */
const LIMIT = 4;

/** The median of calls for users with many transactions, and of those for users with few, in turn. */
async function mediansOf(path: string, few: readonly Person[], many: readonly Person[]): Promise<[number, number]> {
  const [fewTimes, manyTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const person of few) fewTimes.push(await timeOf(server.port, path, person));
    for (const person of many) manyTimes.push(await timeOf(server.port, path, person));
  }
  return [median(fewTimes), median(manyTimes)];
}

test('the calls of the dashboard take about as long with 50,000 transactions of ten years as with 500 of one', async () => {
  const few = await newMoneyPeople(pool, PEOPLE, FEW);
  const many = await newMoneyPeople(pool, PEOPLE, MANY, MANY_YEARS);
  for (const path of dashboardCalls) {
    const [fewMs, manyMs] = await mediansOf(path, few, many);
    expect([path, manyMs / fewMs < LIMIT ? 'fast' : `${manyMs} ms beside ${fewMs} ms`]).toEqual([path, 'fast']);
  }
});
