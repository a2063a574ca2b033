import fc from 'fast-check';
import { decide, forNewPage, isOpen, readTry, type Asked, type StoredFault } from './session';

const PAGE = 'static/js/page-budget.1a2b3c4d.js';
const fault = (changes: Partial<StoredFault> = {}): StoredFault => ({
  remote: 'mfe-samples',
  stage: 'chunk',
  fault: '404',
  file: null,
  seconds: null,
  previous: true,
  left: null,
  seen: [],
  ...changes,
});
const asked = (changes: Partial<Asked> = {}): Asked => ({
  remote: 'mfe-samples',
  path: PAGE,
  entry: undefined,
  address: `/${PAGE}`,
  isProbe: false,
  isPrevious: false,
  ...changes,
});

/** Asks one after the other, and gives what happened to each. */
function ask(faults: readonly StoredFault[], requests: readonly Asked[]): string[] {
  let state = faults;
  return requests.map((request) => {
    const { fault: found, next } = decide(state, request);
    state = next ?? state;
    return found?.fault ?? 'whole';
  });
}

test('until cleared means always; another remote is left alone', () => {
  expect(ask([fault()], [asked(), asked({ address: '/b' }), asked({ remote: 'mfe-quiz' })])).toEqual([
    '404',
    '404',
    'whole',
  ]);
});

test('preload, script and the question why have one address and are one time', () => {
  const probe = asked({ isProbe: true });
  expect(ask([fault({ left: 1 })], [asked(), asked(), probe, asked({ address: '/retry=1' }), probe])).toEqual([
    '404',
    '404',
    '404',
    'whole',
    '404',
  ]);
});

test('a question alone uses nothing up', () => {
  expect(decide([fault({ left: 1 })], asked({ isProbe: true }))).toMatchObject({
    fault: { fault: '404' },
    next: undefined,
  });
});

test('several faults of one file come one after the other', () => {
  const addresses = ['/1', '/2', '/3', '/4'].map((address) => asked({ address }));
  expect(ask([fault({ left: 1 }), fault({ fault: '500', left: 2 })], addresses)).toEqual([
    '404',
    '500',
    '500',
    'whole',
  ]);
});

test('a new page counts its addresses anew', () => {
  const { next = [] } = decide([fault({ left: 2 })], asked());
  expect(next[0]).toMatchObject({ left: 1, seen: [`/${PAGE}`] });
  const fresh = forNewPage(next) ?? [];
  expect(ask(fresh, [asked(), asked({ address: '/2' })])).toEqual(['404', 'whole']);
  expect(forNewPage([fault()])).toBeUndefined();
});

test('the release before is spared where it was asked to be', () => {
  const requests = [asked(), asked({ isPrevious: true })];
  expect(ask([fault()], requests)).toEqual(['404', '404']);
  expect(ask([fault({ previous: false })], requests)).toEqual(['404', 'whole']);
});

test('a fault spoils as many addresses as it has times, whatever is asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(fc.nat(9), { maxLength: 30 }), (times, addresses) => {
      const requests = addresses.map((address) => asked({ address: `/${address}` }));
      const spoilt = new Set(
        ask([fault({ left: times })], requests).flatMap((what, index) => (what === '404' ? [addresses[index]] : [])),
      );
      expect(spoilt.size).toBe(Math.min(times, new Set(addresses).size));
    }),
  );
});

test('a used up fault is not open', () => {
  expect([null, 1, 0].map((left) => isOpen({ left }))).toEqual([true, true, false]);
});

test.each([
  ['GET', '/a.js?retry=1', '/a.js?retry=1', false],
  ['HEAD', '/a.js?retry=1', '/a.js?retry=1', true],
  ['GET', '/a.js?retry=1&probe=1', '/a.js?retry=1', true],
  ['GET', '/a.js?probe=1', '/a.js', true],
  ['GET', '/a.js?probe=1&retry=1', '/a.js?retry=1', true],
  ['GET', '/a.js?noprobe=1', '/a.js?noprobe=1', false],
])('%s %s belongs to %s', (method, url, address, isProbe) => {
  expect(readTry(method, url)).toEqual({ address, isProbe });
});
