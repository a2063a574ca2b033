import fc from 'fast-check';
import { addressOf, canMeet, isAmbiguous, isPattern, PAGE_PATH, pageOf, paramsAt } from './page-paths';

const word = fc.constantFrom('goals', 'new', 'a', 'b-2');
const name = fc.constantFrom(':id', ':tab', ':x1');
/** Generates a page path that is valid in `remote.json`. */
const path = fc
  .tuple(word, fc.array(fc.oneof(word, name), { maxLength: 3 }), fc.boolean())
  .map(([first, rest, hasRest]) => `/${[first, ...new Set(rest), ...(hasRest ? ['*'] : [])].join('/')}`);
/** Generates parts of addresses that often match a generated path: its words in any case, encoded texts, empty parts. */
const part = fc.oneof(
  { weight: 5, arbitrary: word },
  fc.constantFrom('Goals', '42', 'caf%C3%A9', 'a%2Fb', 'g%6Fals', 'a b', '%ZZ', ':id', '*', '.', ''),
);
const address = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);

describe('the page for a URL path', () => {
  it.each([
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
  ])('%s is the one with the page path %s (undefined if none matches)', (at, expected) => {
    const pages = ['/goals/*', '/goals/:id', '/goals/new', '/goals'].map((one) => ({ path: one }));
    expect(pageOf(pages, at)?.path).toBe(expected);
  });
});

describe('two page paths', () => {
  it('overlap if any URL matches both paths', () => {
    fc.assert(
      fc.property(path, path, address, (one, other, at) => {
        if (paramsAt(one, at) && paramsAt(other, at)) expect(canMeet(one, other)).toBe(true);
        expect(canMeet(one, other)).toBe(canMeet(other, one));
        expect(canMeet(one, one)).toBe(true);
      }),
    );
  });

  it('overlap exactly if a URL composed of both paths matches both', () => {
    fc.assert(
      fc.property(path, path, (one, other) => {
        const longest = one.split('/').length >= other.split('/').length ? [one, other] : [other, one];
        const [long = [], short = []] = longest.map((text) => text.split('/'));
        const made = long.map((own, index) =>
          (/^[:*]/.test(own) ? (short[index] ?? 'z') : own).replace(/^[:*].*/, 'z'),
        );
        const at = made.join('/');
        const meets = paramsAt(one, at) !== undefined && paramsAt(other, at) !== undefined;
        expect(canMeet(one, other)).toBe(
          meets || [at, at.replace(/\/z$/, '')].some((a) => paramsAt(one, a) && paramsAt(other, a)),
        );
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
  ])('%s and %s are checked in both orders, and their ambiguity is %s', (one, other, expected) =>
    expect([isAmbiguous(one, other), isAmbiguous(other, one)]).toEqual([expected, expected]),
  );
});

test.each(['/', '/goals', '/quiz/result', '/goals/:id', '/goals/:goalId/edit', '/goals/*', '/goals/:id/*'])(
  '%s is a valid page path',
  (text) => expect(PAGE_PATH.test(text)).toBe(true),
);

test.each([
  '',
  'goals',
  '/Goals',
  '/goals/',
  '/a//b',
  '/*',
  '/:id',
  '/:id/goals',
  '/goals*',
  '/goals/*/x',
  '/goals/:',
  '/goals/:a-b',
  '/goals/id:',
  '/goals/:id?',
  '/goals/../x',
  '/goals/a.js',
])('"%s" is not a valid page path', (text) => expect(PAGE_PATH.test(text)).toBe(false));

test.each([
  ['/', '/', false],
  ['/goals', '/goals', false],
  ['/goals/*', '/goals', true],
  ['/goals/:id', undefined, true],
  ['/goals/:id/*', undefined, true],
])('the address of a link to the page path %s is %s', (text, expected, pattern) =>
  expect([addressOf(text), isPattern(text)]).toEqual([expected, pattern]),
);
