import { fastify } from 'fastify';
import { createBatch } from './batch';

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
