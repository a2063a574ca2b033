import { fastify } from 'fastify';
import { createBatch, runOneAtATime } from './batch';

test('calls that runOneAtATime receives during a run share one further run, which begins after the current run', async () => {
  const ends: (() => void)[] = [];
  const run = runOneAtATime(async () => new Promise<void>((done) => ends.push(done)));
  const first = run();
  await Promise.resolve().then(async () => Promise.resolve());
  const later = Promise.all([run(), run(), run()]);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await new Promise((done) => setImmediate(done));
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await later;
});

test('a batch writes its rows together on flush and on close, and discards rows above its maximum or of a failed write', async () => {
  const app = fastify();
  const written: (readonly string[])[] = [];
  let isAway = false;
  const batch = createBatch<string>(app, 2, async (items) => {
    if (isAway) throw new Error('away');
    written.push(items);
  });
  batch.add('a');
  batch.add('b');
  batch.add('one too many');
  await Promise.all([batch.flush(), batch.flush()]);
  expect(written).toEqual([['a', 'b']]);
  isAway = true;
  batch.add('c');
  await expect(batch.flush()).rejects.toThrow('away');
  isAway = false;
  batch.add('d');
  await app.close();
  expect(written).toEqual([['a', 'b'], ['d']]);
});
