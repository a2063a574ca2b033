import fc from 'fast-check';
import { createFileCache, type ReleaseFileContent } from './file-cache';

const MAX = 10;
const file = (bytes: number, brotliBytes?: number): ReleaseFileContent => ({
  content: Buffer.alloc(bytes),
  contentBr: brotliBytes === undefined ? undefined : Buffer.alloc(brotliBytes),
  type: 'text/css',
});

describe('createFileCache', () => {
  it('evicts what was not used for longest', () => {
    const cache = createFileCache(MAX);
    for (const name of ['a', 'b']) cache.set(name, file(4));
    cache.get('a');
    cache.set('c', file(4));
    expect(['a', 'b', 'c'].map((name) => cache.has(name))).toEqual([true, false, true]);
  });

  it('counts both copies of a file', () => {
    const cache = createFileCache(MAX);
    cache.set('a', file(4));
    cache.set('b', file(4, 3));
    expect(['a', 'b'].map((name) => cache.has(name))).toEqual([false, true]);
  });

  it('does not cache a file above its limit, and evicts nothing for it', () => {
    const cache = createFileCache(MAX);
    cache.set('a', file(4));
    cache.set('b', file(MAX + 1));
    expect(['a', 'b'].map((name) => cache.has(name))).toEqual([true, false]);
  });

  it('never exceeds its limit, and returns what was put in, empty files too', () => {
    const writes = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: MAX + 2 })));
    fc.assert(
      fc.property(writes, (list) => {
        const cache = createFileCache(MAX);
        for (const [key, bytes] of list) {
          const value = file(bytes);
          cache.set(key, value);
          const kept = [...cache.values()].reduce((sum, { content }) => sum + content.length, 0);
          expect(kept).toBeLessThanOrEqual(MAX);
          expect(cache.get(key)).toBe(bytes <= MAX ? value : undefined);
        }
      }),
    );
  });
});
