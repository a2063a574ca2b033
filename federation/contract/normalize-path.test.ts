import { normalizePath } from './normalize-path';

test.each([
  ['/', '/'],
  ['', '/'],
  ['///', '/'],
  ['/quiz', '/quiz'],
  ['/quiz/', '/quiz'],
  ['/quiz//', '/quiz'],
  ['//quiz/a', '//quiz/a'],
])('%s is %s', (path, expected) => expect(normalizePath(path)).toBe(expected));
