import { normalizePath } from './normalize-path';

test.each([
  ['/', '/'],
  ['', '/'],
  ['///', '/'],
  ['/quiz', '/quiz'],
  ['/quiz/', '/quiz'],
  ['/quiz//', '/quiz'],
  ['//quiz/a', '//quiz/a'],
])('normalizes the path %s to %s', (path, expected) => expect(normalizePath(path)).toBe(expected));
