import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createFreshReader, createPublishedReader } from './published-remotes';

test('statusOf rejects with status 503 and Retry-After while the database is unreachable', async () => {
  const db = drizzle({ client: new pg.Pool({ host: '127.0.0.1', port: 1 }) });
  const log = { warn: () => undefined, info: () => undefined };
  const { statusOf } = createPublishedReader({ db, builds: { offering: undefined }, log });
  for (const version of ['1.0.0', '1.1.0']) {
    const refused = { status: 503, headers: { 'retry-after': '2' } };
    await expect(statusOf('mfe-goals', version)).rejects.toMatchObject(refused);
  }
});

function source() {
  const open: { done: (value: number) => void; fail: (error: Error) => void }[] = [];
  const problems: string[] = [];
  let count = 0;
  const read = async () => {
    count += 1;
    return new Promise<number>((done, fail) => open.push({ done, fail }));
  };
  const { read: get } = createFreshReader(0, read, (error) =>
    problems.push(error instanceof Error ? error.message : 'works again'),
  );
  return { get, open, problems, count: () => count };
}

const wait = async (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('createFreshReader', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('reads the source on each call', async () => {
    const { get, open } = source();
    const first = get();
    await wait(0);
    open[0]?.done(1);
    expect(await first).toBe(1);
    const second = get();
    await wait(0);
    open[1]?.done(2);
    expect(await second).toBe(2);
  });

  it('returns no value read before the call, and lets waiting calls share one read', async () => {
    const { get, open, count } = source();
    const first = get();
    await wait(0);
    const later = [get(), get(), get()];
    await wait(0);
    open[0]?.done(1);
    expect(await first).toBe(1);
    await wait(0);
    expect(count()).toBe(2);
    open[1]?.done(2);
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    expect(count()).toBe(2);
  });

  it('returns the last value while the source fails, reports the failure once, and reads again after a second', async () => {
    const { get, open, problems, count } = source();
    const good = get();
    await wait(0);
    open[0]?.done(1);
    await good;
    const failing = get();
    await wait(0);
    open[1]?.fail(new Error('gone'));
    expect(await failing).toBe(1);
    expect([await get(), count()]).toEqual([1, 2]);
    await wait(1_050);
    const again = get();
    await wait(0);
    open[2]?.fail(new Error('still gone'));
    expect(await again).toBe(1);
    await wait(1_050);
    const back = get();
    await wait(0);
    open[3]?.done(2);
    expect(await back).toBe(2);
    expect(problems).toEqual(['gone', 'works again']);
  });

  it('waits at most a second for a source that hangs, and ignores its late result', async () => {
    const { get, open } = source();
    const hanging = get();
    await wait(1_000);
    expect(await hanging).toBe(0);
    await wait(1_050);
    const next = get();
    await wait(0);
    open[1]?.done(2);
    expect(await next).toBe(2);
    open[0]?.done(1);
    await wait(10);
    const last = get();
    await wait(0);
    open[2]?.fail(new Error('gone'));
    expect(await last).toBe(2);
  });
});
