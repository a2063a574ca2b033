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

describe('the hash queue', () => {
  it('refuses a task with a 503 while full, and accepts tasks again after a task has finished', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 1, perIp: 10 });
    const first = controlled(1);
    const second = controlled(2);
    const running = [queue.run(first.work, client), queue.run(second.work, client)];
    await expect(queue.run(async () => 3, client)).rejects.toMatchObject({ status: 503 });
    await expect(queue.refuseWhenFull(client.ip)).rejects.toMatchObject({ status: 503 });
    first.finish();
    await running[0];
    await queue.refuseWhenFull(client.ip);
    second.finish();
    expect(await queue.run(async () => 3, client)).toBe(3);
  });

  it('refuses tasks of one IP address above its limit, and accepts tasks of other addresses', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 10, perIp: 2 });
    const jobs = [1, 2].map(controlled);
    const results = jobs.map(({ work }) => queue.run(work, client));
    await expect(queue.run(async () => 3, client)).rejects.toMatchObject({ status: 503 });
    await expect(queue.refuseWhenFull(client.ip)).rejects.toMatchObject({ status: 503 });
    const neighbour = queue.run(async () => 4, clientAt('198.51.100.2'));
    for (const { finish } of jobs) finish();
    expect(await Promise.all([...results, neighbour])).toEqual([1, 2, 4]);
    expect(await queue.run(async () => 5, client)).toBe(5);
  });

  it('refuses a waiting task without running it if the client has left, and continues after a failed task', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 1, perIp: 10 });
    const failing = queue.run(() => Promise.reject(new Error('no')), client);
    const work = jest.fn(async () => 1);
    const unwanted = queue.run(work, { ...client, isWanted: () => false });
    await expect(failing).rejects.toThrow('no');
    await expect(unwanted).rejects.toMatchObject({ status: 503 });
    expect(work).not.toHaveBeenCalled();
    expect(await queue.run(work, client)).toBe(1);
  });
});
