import { createPlaces } from './places';

test('three places per key, eight in all, free again when they are left', () => {
  const take = createPlaces();
  const left = ['a', 'a', 'a'].map(take);
  expect(() => take('a')).toThrow('This key publishes 3 releases');
  for (const key of ['b', 'b', 'b', 'c', 'c']) take(key);
  expect(() => take('d')).toThrow('Other releases are being published');
  left[0]?.();
  take('d');
  expect(() => take('a')).toThrow('Other releases are being published');
});
