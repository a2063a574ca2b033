import { choosableFileNames, affectsFile, fileNameWithoutHash } from './affected-files';

const ENTRY = 'static/js/remote-entry.1a2b3c4d.js';
const PAGE = 'static/js/page-budget.1a2b3c4d.js';
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
] as const)('a fault with stage %s, type %s and file %s affects only matching files', (stage, fault, file, expected) =>
  expect(all.filter((path) => affectsFile({ stage, fault, file }, path))).toEqual(expected),
);

test('the declared entry file of a release is affected by entry faults, not by chunk faults, whatever its name', () => {
  const start = 'js/start.js';
  expect(affectsFile({ stage: 'entry', fault: '404', file: null }, start, start)).toBe(true);
  expect(affectsFile({ stage: 'chunk', fault: '404', file: null }, start, start)).toBe(false);
});

test('only scripts and styles can be selected for a fault, but not the entry and the badge of the fault lab', () => {
  expect(choosableFileNames(all)).toEqual(['chart-drawing.js', 'page-budget.css', 'page-budget.js', 'texts-de.js']);
});
