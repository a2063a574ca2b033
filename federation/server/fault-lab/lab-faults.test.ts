import {
  decideFault,
  parseLoadAttempt,
  resetFaultsForPage,
  type FileRequest,
  type StoredFault,
  choosableFileNames,
  affectsFile,
  fileNameWithoutHash,
} from './lab-faults';

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

const ENTRY = 'static/js/remote-entry.1a2b3c4d.js';
const STYLE = 'static/css/page-budget.1a2b3c4d.css';
const CHART = 'static/js/chart-drawing.1a2b3c4d.js';
const GERMAN = 'static/js/texts-de.1a2b3c4d.js';
const BADGE = 'static/js/lab-badge.1a2b3c4d.js';
const FONT = 'static/media/inter.1a2b3c4d.woff2';
const all = [ENTRY, PAGE, STYLE, CHART, GERMAN, BADGE, FONT];

test('a logical file name has no folder and no hash', () => {
  expect(all.map(fileNameWithoutHash).join(' ')).toBe(
    'remote-entry.js page-budget.js page-budget.css chart-drawing.js texts-de.js lab-badge.js inter.woff2',
  );
  expect(fileNameWithoutHash('static/js/main.js')).toBe('main.js');
});

test.each([
  ['entry', '404', null, [ENTRY]],
  ['init', 'wrong-contract', null, [ENTRY]],
  ['chunk', '404', null, [PAGE, STYLE, CHART, GERMAN]],
  ['chunk', '404', 'page-budget.css', [STYLE]],
  ['chunk', '404', CHART, [CHART]],
  ['chunk', '404', 'remote-entry.js', []],
  ['chunk', 'shared-missing', null, [CHART]],
  ['chunk', 'style-missing', null, [STYLE]],
  ['evaluate', 'throws', null, [PAGE]],
  ['render', 'throws', 'page-other.js', []],
] as const)('a fault with stage %s, type %s and file %s affects only matching files', (stage, kind, file, expected) =>
  expect(all.filter((path) => affectsFile({ stage, fault: kind, file }, path))).toEqual(expected),
);

test('the declared entry file of a release is affected by entry faults, not by chunk faults, whatever its name', () => {
  const start = 'js/start.js';
  expect(affectsFile({ stage: 'entry', fault: '404', file: null }, start, start)).toBe(true);
  expect(affectsFile({ stage: 'chunk', fault: '404', file: null }, start, start)).toBe(false);
});

test('only scripts and styles can be selected for a fault, but not the entry and the badge of the fault lab', () => {
  expect(choosableFileNames(all)).toEqual(['chart-drawing.js', 'page-budget.css', 'page-budget.js', 'texts-de.js']);
});
