import { createPublishLimiter } from './routes';

test('allows three publications per key and eight in all, and frees a slot on release', () => {
  const acquire = createPublishLimiter();
  const releases = ['a', 'a', 'a'].map((key) => acquire(key));
  expect(() => acquire('a')).toThrow('This key publishes 3 releases');
  for (const key of ['b', 'b', 'b', 'c', 'c']) acquire(key);
  expect(() => acquire('d')).toThrow('Other releases are being published');
  releases[0]?.();
  acquire('d');
  expect(() => acquire('a')).toThrow('Other releases are being published');
});
