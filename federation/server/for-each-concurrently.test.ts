import { forEachConcurrently } from './for-each-concurrently';

test('forEachConcurrently runs a limited number of items at once, and starts no further items after a failure', async () => {
  const started: number[] = [];
  const act = async (item: number) => {
    started.push(item);
    if (item === 2) throw new Error('two');
    await new Promise(setImmediate);
  };
  await expect(forEachConcurrently([1, 2, 3, 4], 2, act)).rejects.toThrow('two');
  await new Promise(setImmediate);
  expect(started).toEqual([1, 2]);
});
