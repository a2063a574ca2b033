import fc from 'fast-check';
import {
  exampleAddressOf,
  canMatchSameAddress,
  isAmbiguous,
  isPattern,
  PAGE_PATH,
  findPageAt,
  paramsAt,
  normalizePath,
} from './page-paths';

const word = fc.constantFrom('goals', 'new', 'a', 'b-2');
const name = fc.constantFrom(':id', ':tab', ':x1');
/** Generates a page path that is valid in `remote.json`. */
const path = fc
  .tuple(word, fc.array(fc.oneof(word, name), { maxLength: 3 }), fc.boolean())
  .map(([first, rest, hasRest]) => `/${[first, ...new Set(rest), ...(hasRest ? ['*'] : [])].join('/')}`);
/** Generates parts of addresses that often match a generated path: path words in any case, encoded and empty texts. */
const part = fc.oneof(
  { weight: 5, arbitrary: word },
  fc.constantFrom('Goals', '42', 'caf%C3%A9', 'a%2Fb', 'g%6Fals', 'a b', '%ZZ', ':id', '*', '.', ''),
);
const address = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);

test.each([
  ['/goals/new', '/goals/new'],
  ['/goals/42', '/goals/:id'],
  ['/goals/42/', '/goals/:id'],
  ['/goals/42/edit', '/goals/*'],
  ['/Goals', '/goals'],
  ['/goal', undefined],
  ['/', undefined],
  [`/goals${'/a'.repeat(31)}`, '/goals/*'],
  [`/goals${'/a'.repeat(32)}`, undefined],
  [`/goals/${'a'.repeat(1_017)}`, '/goals/:id'],
  [`/goals/${'a'.repeat(1_018)}`, undefined],
])('the page at the URL path %s has the page path %s (undefined if none matches)', (at, expected) => {
  const pages = ['/goals/*', '/goals/:id', '/goals/new', '/goals'].map((declaredPath) => ({ path: declaredPath }));
  expect(findPageAt(pages, at)?.path).toBe(expected);
});

describe('two page paths', () => {
  it('overlap if any URL matches both paths', () => {
    fc.assert(
      fc.property(path, path, address, (first, other, at) => {
        if (paramsAt(first, at) && paramsAt(other, at)) expect(canMatchSameAddress(first, other)).toBe(true);
        expect([canMatchSameAddress(first, other), canMatchSameAddress(first, first)]).toEqual([
          canMatchSameAddress(other, first),
          true,
        ]);
      }),
    );
  });

  it('overlap exactly if the URL that combines their fixed segments matches both paths', () => {
    fc.assert(
      fc.property(path, path, (first, other) => {
        const [short = [], long = []] = [first.split('/'), other.split('/')].sort((a, b) => a.length - b.length);
        const isFixed = (text: string | undefined) => text !== undefined && !/^[:*]/.test(text);
        const at = long.map((own, index) => [own, short[index]].find(isFixed) ?? 'z').join('/');
        const isMatch = [at, at.replace(/\/z$/, '')].some((a) => paramsAt(first, a) && paramsAt(other, a));
        expect(canMatchSameAddress(first, other)).toBe(isMatch);
      }),
    );
  });

  it.each([
    ['/goals', '/goals', true],
    ['/goals/:id', '/goals/:name', true],
    ['/a/:x/c', '/a/b/:y', true],
    ['/goals/:id', '/goals/new', false],
    ['/goals/*', '/goals/:id', false],
    ['/goals/*', '/goals', false],
    ['/goals/:id', '/tips/:id', false],
  ])('%s and %s are ambiguous in either order: %s', (first, other, expected) =>
    expect([isAmbiguous(first, other), isAmbiguous(other, first)]).toEqual([expected, expected]),
  );
});

const VALID = ['/', '/goals', '/quiz/result', '/goals/:id', '/goals/:goalId/edit', '/goals/*', '/goals/:id/*'];
const INVALID = ['', 'goals', '/Goals', '/goals/', '/a//b', '/*', '/:id', '/:id/goals', '/goals*', '/goals/*/x'];
const INVALID_PARTS = ['/goals/:', '/goals/:a-b', '/goals/id:', '/goals/:id?', '/goals/../x', '/goals/a.js'];

test('PAGE_PATH matches exactly the valid page paths', () => {
  expect([...VALID, ...INVALID, ...INVALID_PARTS].filter((text) => PAGE_PATH.test(text))).toEqual(VALID);
});

test.each([
  ['/', '/', false],
  ['/goals', '/goals', false],
  ['/goals/*', '/goals', true],
  ['/goals/:id', undefined, true],
  ['/goals/:id/*', undefined, true],
])(
  'the address of a link to the page path %s is %s (undefined for a path with a parameter)',
  (text, expected, pattern) => expect([exampleAddressOf(text), isPattern(text)]).toEqual([expected, pattern]),
);

test.each([
  ['/', '/'],
  ['', '/'],
  ['///', '/'],
  ['/quiz', '/quiz'],
  ['/quiz/', '/quiz'],
  ['/quiz//', '/quiz'],
  ['//quiz/a', '//quiz/a'],
])('normalizePath turns the path %s into %s', (text, expected) => expect(normalizePath(text)).toBe(expected));
