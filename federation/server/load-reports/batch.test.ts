import { fastify } from 'fastify';
import { createBatch, oneAtATime } from './batch';

const log = { warn: jest.fn() };

test('callers share a run that begins after they called', async () => {
  const ends: (() => void)[] = [];
  const run = oneAtATime(async () => new Promise<void>((done) => ends.push(done)));
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

test('rows are written together, on demand and at the end; rows that cannot be written are lost and logged', async () => {
  const app = fastify();
  const written: (readonly string[])[] = [];
  let isAway = false;
  const batch = createBatch<string>(app, {
    max: 2,
    problem: 'lost',
    log,
    write: async (items) => {
      if (isAway) throw new Error('away');
      written.push(items);
    },
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
  expect(log.warn).not.toHaveBeenCalled();
});
