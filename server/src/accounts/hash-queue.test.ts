import { ApiError } from '@verdant/federation/http';
import { createHashQueue } from './hash-queue';

const clientAt = (ip: string) => ({ ip, isWanted: () => true });
const client = clientAt('198.51.100.1');

/** Returns a task that runs until the test calls `finish`. */
function controlled<T>(value: T) {
  let finish: () => void = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = jest.fn(async () => {
    await done;
    return value;
  });
  return { work, finish };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the hash queue', () => {
  it('runs up to `atOnce` tasks in parallel and queues the rest in order', async () => {
    const queue = createHashQueue({ atOnce: 2, waiting: 10, perIp: 10 });
    const jobs = ['a', 'b', 'c', 'd'].map(controlled);
    const results = jobs.map(({ work }) => queue.run(work, client));
    const started = () => jobs.map(({ work }) => work.mock.calls.length);
    await settled();
    expect(started()).toEqual([1, 1, 0, 0]);
    jobs[1]?.finish();
    await settled();
    expect(started()).toEqual([1, 1, 1, 0]);
    for (const { finish } of jobs) finish();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses a task with a 503 while full, and accepts tasks again after a task has finished', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 1, perIp: 10 });
    const first = controlled(1);
    const second = controlled(2);
    const running = [queue.run(first.work, client), queue.run(second.work, client)];
    await expect(queue.run(async () => 3, client)).rejects.toMatchObject({ status: 503 });
    expect(() => queue.refuseWhenFull(client.ip)).toThrow(ApiError);
    first.finish();
    await running[0];
    expect(() => queue.refuseWhenFull(client.ip)).not.toThrow();
    second.finish();
    expect(await queue.run(async () => 3, client)).toBe(3);
  });

  it('refuses tasks of one IP address above its limit, and accepts tasks of other addresses', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 10, perIp: 2 });
    const jobs = [1, 2].map(controlled);
    const results = jobs.map(({ work }) => queue.run(work, client));
    await expect(queue.run(async () => 3, client)).rejects.toMatchObject({ status: 503 });
    expect(() => queue.refuseWhenFull(client.ip)).toThrow(ApiError);
    const neighbour = queue.run(async () => 4, clientAt('198.51.100.2'));
    for (const { finish } of jobs) finish();
    expect(await Promise.all([...results, neighbour])).toEqual([1, 2, 4]);
    expect(await queue.run(async () => 5, client)).toBe(5);
  });

  it('refuses a task without running it if the client no longer wants the result, and continues after a failed task', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 1, perIp: 10 });
    await expect(queue.run(() => Promise.reject(new Error('no')), client)).rejects.toThrow('no');
    const work = jest.fn(async () => 1);
    await expect(queue.run(work, { ...client, isWanted: () => false })).rejects.toMatchObject({ status: 503 });
    expect(work).not.toHaveBeenCalled();
    expect(await queue.run(work, client)).toBe(1);
  });
});
