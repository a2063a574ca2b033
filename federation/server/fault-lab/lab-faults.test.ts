import fc from 'fast-check';
import {
  afterSignal,
  decide,
  forNewPage,
  isOpen,
  isWaiting,
  readAttempt,
  type FileRequest,
  type StoredFault,
} from './lab-faults';

const PAGE = 'static/js/page-budget.1a2b3c4d.js';
const fault = (changes: Partial<StoredFault> = {}): StoredFault => ({
  remote: 'mfe-samples',
  stage: 'chunk',
  fault: '404',
  file: null,
  seconds: null,
  previous: true,
  start: 'open',
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

/** Sends one request after the other, and returns what happened to each. */
function send(faults: readonly StoredFault[], requests: readonly FileRequest[], now = 0): string[] {
  let state = faults;
  return requests.map((request) => {
    const { fault: found, next } = decide(state, request, now);
    state = next ?? state;
    return found?.fault ?? 'intact';
  });
}

test('until cleared means always; other remotes are not affected', () => {
  expect(send([fault()], [requested(), requested({ url: '/b' }), requested({ remote: 'mfe-quiz' })])).toEqual([
    '404',
    '404',
    'intact',
  ]);
});

test('preload, script and probe have one URL and count once', () => {
  const probe = requested({ isProbe: true });
  expect(send([fault({ left: 1 })], [requested(), requested(), probe, requested({ url: '/retry=1' }), probe])).toEqual([
    '404',
    '404',
    '404',
    'intact',
    '404',
  ]);
});

test('a probe alone does not count', () => {
  expect(decide([fault({ left: 1 })], requested({ isProbe: true }), 0)).toMatchObject({
    fault: { fault: '404' },
    next: undefined,
  });
});

test('several faults of one file come one after the other', () => {
  const requests = ['/1', '/2', '/3', '/4'].map((url) => requested({ url }));
  expect(send([fault({ left: 1 }), fault({ fault: '500', left: 2 })], requests)).toEqual([
    '404',
    '500',
    '500',
    'intact',
  ]);
});

test('a new page counts its URLs again', () => {
  const { next = [] } = decide([fault({ left: 2 })], requested(), 0);
  expect(next[0]).toMatchObject({ left: 1, seen: [`/${PAGE}`] });
  const fresh = forNewPage(next, 0) ?? [];
  expect(send(fresh, [requested(), requested({ url: '/2' })])).toEqual(['404', 'intact']);
  expect(forNewPage([fault()], 0)).toBeUndefined();
});

describe('a fault that starts later', () => {
  const opened = (faults: readonly StoredFault[], now: number) => forNewPage(faults, now) ?? faults;
  const at = (faults: readonly StoredFault[], now: number) => send(faults, [requested()], now);

  test('waits its seconds in every page that is opened @g-faults-start', () => {
    const faults = opened([fault({ start: 5 })], 1_000);
    expect([at(faults, 5_999), at(faults, 6_000)]).toEqual([['intact'], ['404']]);
    expect(at(opened(faults, 9_000), 13_999)).toEqual(['intact']);
  });

  test('waits for the signal in every page that is opened', () => {
    const waiting = opened([fault({ start: 'signal' }), fault({ remote: 'mfe-quiz' })], 0);
    expect(at(waiting, 60_000)).toEqual(['intact']);
    const started = afterSignal(waiting, 60_000) ?? [];
    expect(at(started, 60_000)).toEqual(['404']);
    expect(at(opened(started, 70_000), 80_000)).toEqual(['intact']);
  });

  test('waits before any page was opened, and a signal starts nothing else', () => {
    expect([isWaiting(fault({ start: 5 }), 1), isWaiting(fault({ start: 'signal' }), 1)]).toEqual([true, true]);
    expect(isWaiting(fault(), 0)).toBe(false);
    expect(afterSignal([fault(), fault({ start: 5 })], 0)).toBeUndefined();
  });

  test('does not affect the file until then', () => {
    expect(at(opened([fault({ start: 'signal' }), fault({ fault: '500' })], 0), 0)).toEqual(['500']);
  });
});

test('the previous release is spared where that was requested', () => {
  const requests = [requested(), requested({ isPrevious: true })];
  expect(send([fault()], requests)).toEqual(['404', '404']);
  expect(send([fault({ previous: false })], requests)).toEqual(['404', 'intact']);
});

test('a fault affects as many URLs as it has times, whatever is requested', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.array(fc.nat(9), { maxLength: 30 }), (times, urls) => {
      const requests = urls.map((url) => requested({ url: `/${url}` }));
      const affected = new Set(
        send([fault({ left: times })], requests).flatMap((what, index) => (what === '404' ? [urls[index]] : [])),
      );
      expect(affected.size).toBe(Math.min(times, new Set(urls).size));
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
])('%s %s belongs to %s', (method, sent, url, isProbe) => {
  expect(readAttempt(method, sent)).toEqual({ url, isProbe });
});
