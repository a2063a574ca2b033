import fc from 'fast-check';
import { decideFault, parseLoadAttempt, resetFaultsForPage, type FileRequest, type StoredFault } from './lab-faults';

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
const requested = (changes: Partial<FileRequest> = {}): FileRequest => ({
  remote: 'mfe-samples',
  path: PAGE,
  entry: undefined,
  url: `/${PAGE}`,
  isProbe: false,
  isPrevious: false,
  ...changes,
});

function send(faults: readonly StoredFault[], requests: readonly FileRequest[]): string {
  let state = faults;
  const sent = requests.map((request) => {
    const { fault: found, next } = decideFault(state, request);
    state = next ?? state;
    return found?.fault ?? 'intact';
  });
  return sent.join(' ');
}

test('a fault without a limit affects every request to its remote, but not other remotes', () => {
  const requests = [requested(), requested({ url: '/b' }), requested({ remote: 'mfe-quiz' })];
  expect(send([fault()], requests)).toBe('404 404 intact');
});

test('preload, script and probe requests of one URL use a limited fault once, and a probe alone uses no fault', () => {
  const probe = requested({ isProbe: true });
  const other = requested({ isProbe: true, url: '/other' });
  const requests = [other, requested(), requested(), probe, requested({ url: '/retry=1' }), probe];
  expect(send([fault({ left: 1 })], requests)).toBe('404 404 404 404 intact 404');
});

test('if a file has several limited faults, the second fault applies once the first fault is used up', () => {
  const requests = ['/1', '/2', '/3', '/4'].map((url) => requested({ url }));
  expect(send([fault({ left: 1 }), fault({ fault: '500', left: 2 })], requests)).toBe('404 500 500 intact');
});

test('a URL that already used a limited fault uses the fault again after a page load', () => {
  const { next = [] } = decideFault([fault({ left: 2 })], requested());
  expect(next[0]).toMatchObject({ left: 1, seen: [`/${PAGE}`] });
  expect(send(resetFaultsForPage(next) ?? [], [requested(), requested({ url: '/2' })])).toBe('404 intact');
  expect(resetFaultsForPage([fault()])).toBeUndefined();
});

test('a fault also affects files of the previous release, unless the fault excludes the previous release', () => {
  const requests = [requested(), requested({ isPrevious: true })];
  expect(send([fault()], requests)).toBe('404 404');
  expect(send([fault({ previous: false })], requests)).toBe('404 intact');
});

test('a fault limited to n uses affects n different URLs, or all URLs if fewer than n are requested', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(fc.nat(9), { maxLength: 30 }), (times, urls) => {
      const requests = urls.map((url) => requested({ url: `/${url}` }));
      const sent = send([fault({ left: times })], requests);
      const affected = new Set(urls.filter((_url, index) => sent.split(' ')[index] === '404'));
      expect(affected.size).toBe(Math.min(times, new Set(urls).size));
    }),
  );
});

test.each([
  ['GET', '/a.js?retry=1', '/a.js?retry=1', false],
  ['HEAD', '/a.js?retry=1', '/a.js?retry=1', true],
  ['GET', '/a.js?retry=1&probe=1', '/a.js?retry=1', true],
  ['GET', '/a.js?probe=1', '/a.js', true],
  ['GET', '/a.js?probe=1&retry=1', '/a.js?retry=1', true],
  ['GET', '/a.js?noprobe=1', '/a.js?noprobe=1', false],
])('the request %s %s counts as a request for the URL %s', (method, sent, url, isProbe) => {
  expect(parseLoadAttempt(method, sent)).toEqual({ url, isProbe });
});
