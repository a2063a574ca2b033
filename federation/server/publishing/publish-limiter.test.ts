import { createPublishLimiter } from './publish-limiter';

test('allows four concurrent requests per key and eight in all, and a finished request frees its slot', () => {
  const acquire = createPublishLimiter();
  const releases = ['a', 'a', 'a', 'a'].map((key) => acquire(key));
  expect(() => acquire('a')).toThrow('This key sends 4 files');
  for (const key of ['b', 'b', 'b', 'c']) acquire(key);
  expect(() => acquire('d')).toThrow('Other releases are being published');
  releases[0]?.();
  acquire('d');
  expect(() => acquire('a')).toThrow('Other releases are being published');
});
