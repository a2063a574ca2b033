import type pg from 'pg';
import { quantile, type Finding } from './figures';
import { newMoneyPeople } from './money-people';
import type { Person } from './people';

const MANY_TRANSACTIONS = 5_000;
const FEW_TRANSACTIONS = 50;
const PEOPLE = 200;
const ROUNDS = 3;
const AT_ONCE = 4;
const AIM = 2;

/** What the dashboard of a user with a linked bank calls. */
export const dashboardCalls = [
  '/money/accounts',
  '/money/transactions?limit=50',
  '/money/spending?months=2',
  '/money/measures',
  '/money/cycle',
] as const;

/** Milliseconds until the whole response is there; throws when it is no 200. */
export async function timeOf(port: number, path: string, { token }: Pick<Person, 'token'>): Promise<number> {
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return performance.now() - start;
}

/** The times of one call for every user, a few at once. */
async function timesOf(port: number, path: string, people: readonly Person[]): Promise<number[]> {
  const times: number[] = [];
  const waiting = [...people];
  const work = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) times.push(await timeOf(port, path, person));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return times;
}

const shares = { p50: 0.5, p99: 0.99 } as const;
const inMs = (ms: number) => `${ms.toFixed(1)} ms`;

/** The middle and the slowest hundredth of the dashboard's calls, for users with 5,000 transactions next to users with 50, in turn. */
export async function measureMoney(port: number, pool: pg.Pool): Promise<Finding[]> {
  const few = await newMoneyPeople(pool, PEOPLE, FEW_TRANSACTIONS);
  const many = await newMoneyPeople(pool, PEOPLE, MANY_TRANSACTIONS);
  const findings: Finding[] = [];
  for (const path of dashboardCalls) {
    const [fewTimes, manyTimes]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const times = [await timesOf(port, path, few), await timesOf(port, path, many)] as const;
      if (round === 0) continue;
      fewTimes.push(...times[0]);
      manyTimes.push(...times[1]);
    }
    for (const [name, share] of Object.entries(shares)) {
      const [before, after] = [quantile(fewTimes, share), quantile(manyTimes, share)];
      findings.push({
        name: `${path}: ${name} with ${MANY_TRANSACTIONS} transactions beside ${FEW_TRANSACTIONS}`,
        before: inMs(before),
        after: inMs(after),
        ratio: after / before,
        aim: { kind: 'most', limit: AIM },
      });
    }
  }
  return findings;
}
