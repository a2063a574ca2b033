import fc from 'fast-check';
import { createCache } from './file-cache';

const LIMIT = 10;
const create = () => createCache<string>(LIMIT, (text) => text.length);

describe('createCache', () => {
  it('lets go of what was not used for longest', () => {
    const cache = create();
    cache.set('a', 'aaaa');
    cache.set('b', 'bbbb');
    cache.get('a');
    cache.set('c', 'cccc');
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['aaaa', undefined, 'cccc']);
  });

  it('does not keep what is larger than all of it', () => {
    const cache = create();
    cache.set('a', 'aaaa');
    cache.set('b', 'b'.repeat(LIMIT + 1));
    expect([cache.get('a'), cache.get('b')]).toEqual(['aaaa', undefined]);
  });

  it('never holds more than its limit, and gives back what was put in', () => {
    const writes = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: LIMIT + 2 })));
    fc.assert(
      fc.property(writes, (list) => {
        const cache = create();
        for (const [key, size] of list) {
          const value = key.repeat(size);
          cache.set(key, value);
          expect(cache.bytes()).toBeLessThanOrEqual(LIMIT);
          expect(cache.get(key)).toBe(size <= LIMIT ? value : undefined);
        }
      }),
    );
  });
});
