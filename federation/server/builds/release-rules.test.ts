import type { RemotePage } from '../../contract';
import { entryProblem, pathConflict, pathProblem, slotProblem, slotWarnings } from './release-rules';

const GUARDED = '__federation_load_file__;';

test.each<[code: string, styles: string[], reason: RegExp | undefined]>([
  [GUARDED, [], undefined],
  [`${GUARDED}runtime.guardedStyle(link)`, ['a.css'], undefined],
  ['entry()', [], /^entry\.js loads its chunks by itself/],
  ['export const get = 1', [], /^entry\.js is an ES module/],
  [GUARDED, ['a.css'], /^entry\.js loads its styles by itself/],
])('an entry with the code %s and the styles %j has the problem %s @g-load-guard', (code, styles, reason) => {
  const file = { integrity: '', bytes: 1 };
  const files = Object.fromEntries(['entry.js', ...styles].map((name) => [name, file]));
  const problem = entryProblem({ entry: 'entry.js', files }, Buffer.from(code));
  expect(problem).toEqual(reason === undefined ? undefined : expect.stringMatching(reason));
});

const filling = (...slots: string[]) => ({
  name: 'mfe-goals',
  contract: '^1.0.0',
  slots: slots.map((slot) => ({ slot, module: './part' })),
});
const offering = (name: string, ...slots: string[]) => ({
  name,
  contract: '^1.0.0',
  slots: [],
  offers: slots.map((slot) => ({ slot, types: './src/slots.ts' })),
});

test('a release may fill the slots that the host offers', () => {
  expect(slotProblem(filling(), [])).toBeUndefined();
  expect(slotProblem(filling('footer', 'header'), ['header', 'footer'])).toBeUndefined();
});

test('a release that fills an unknown host slot is refused with a message that names the slot and lists the slots of the host @g-path-owner', () => {
  expect(slotProblem(filling('header', 'hedaer'), ['header', 'footer'])).toBe(
    'the host has no slot "hedaer": it offers header, footer',
  );
  expect(slotProblem(filling('header'), [])).toBe('the host has no slot "header": it offers none');
});

test('filling a slot of a remote requires contract 1.2.0 or newer, and a module may fill the slot only once', () => {
  const newer = { ...filling('mfe-tips/aside'), contract: '^1.2.0' };
  expect(slotProblem(newer, [])).toBeUndefined();
  expect(slotProblem(filling('mfe-tips/aside'), [])).toContain('needs "contract": "^1.2.0" or newer');
  expect(slotProblem({ ...newer, slots: [...newer.slots, ...newer.slots] }, [])).toBe(
    './part fills the slot "mfe-tips/aside" twice',
  );
});

test('a remote may offer only slots that begin with its own name, and each slot only once @g-slot-owner', () => {
  expect(slotProblem(offering('mfe-tips', 'mfe-tips/aside', 'mfe-tips/top'), [])).toBeUndefined();
  expect(slotProblem(offering('mfe-tips', 'mfe-goals/aside'), [])).toBe(
    'mfe-tips cannot offer "mfe-goals/aside": the names of its slots begin with mfe-tips/',
  );
  expect(slotProblem(offering('mfe-tips', 'mfe-tips/top', 'mfe-tips/top'), [])).toBe(
    'the slot "mfe-tips/top" is offered twice',
  );
});

test('a remote gets a warning for filling a slot that no release offers, or for removing a slot in use @g-slot-warnings', () => {
  const tips = offering('mfe-tips', 'mfe-tips/aside');
  expect(slotWarnings(filling('mfe-tips/aside', 'profile'), [tips])).toEqual([]);
  expect(slotWarnings(filling('mfe-tips/asied', 'mfe-news/top'), [tips])).toEqual([
    'No active release offers the slot "mfe-tips/asied" (there is mfe-tips/aside): ./part is not shown until one does.',
    'No active release offers the slot "mfe-news/top" (none of that remote is offered): ./part is not shown until one does.',
  ]);
  // The earlier release of `mfe-tips` offers the slot, but only its new release counts.
  expect(slotWarnings(offering('mfe-tips'), [tips, filling('mfe-tips/aside'), filling('mfe-tips/aside')])).toEqual([
    'mfe-goals fills the slot "mfe-tips/aside", which this release does not offer.',
  ]);
});

const base = { module: './goals', access: 'public' } as const;
const page = (path: string, more: Partial<RemotePage> = {}): RemotePage => ({ ...base, path, ...more });
const problem = (pages: RemotePage[], contract = '^1.1.0') =>
  pathProblem({ pages, contract }, ['/debug', '/a/host', '/']);

test('paths with parameters are accepted, also if they overlap within one remote', () => {
  const paths = ['/goals', '/goals/new', '/goals/:id', '/goals/:id/edit', '/goals/*', '/b/:x'];
  expect(problem(paths.map((path) => page(path)))).toBe(undefined);
  expect(problem([page('/goals/*', { nav: { label: 'Goals', order: 1 } })])).toBe(undefined);
});

const nav = { label: 'Goal', order: 1 };

test.each<[RemotePage[], string | undefined, RegExp]>([
  [[page('/goals/:id'), page('/goals/:id')], undefined, /^The path \/goals\/:id is declared twice/],
  [[page('/goals/:id'), page('/goals/:x')], undefined, /^The paths \/goals\/:id and \/goals\/:x match/],
  [[page('/debug/:x')], undefined, /^The path \/debug\/:x belongs to the product itself/],
  [[page('/a/:x')], undefined, /belongs to the product itself/],
  [[page('/')], undefined, /belongs to the product itself/],
  [[page('/remotes/:x')], undefined, /belongs to the product itself/],
  [[page('/api/*')], undefined, /belongs to the product itself/],
  [[page('/goals/:id')], '^1.0.0', /needs "contract": "\^1\.1\.0" or newer/],
  [[page('/goals/*', { prerendered: true })], undefined, /cannot be prerendered: it has many addresses/],
  [[page('/goals/:id', { nav })], undefined, /cannot be in the navbar/],
])('the pages %j with the contract %s are refused with the reason', (pages, contract, reason) => {
  expect(problem(pages, contract)).toMatch(reason);
});

test('two remotes conflict if an address matches a path of each and neither path is more specific', () => {
  const conflict = (path: string, other: string) =>
    pathConflict({ name: 'mfe-goals', pages: [page(path)] }, [
      { name: 'mfe-goals', pages: [page(path)] },
      { name: 'mfe-tips', pages: [page('/tips'), page(other)] },
    ]);
  expect(conflict('/goals/:id', '/goals/:id')).toBe(
    "The path /goals/:id belongs to mfe-tips: a path is one remote's alone.",
  );
  expect(conflict('/goals/:id/x', '/goals/a/:tab')).toBe(
    'The path /goals/:id/x of mfe-goals and /goals/a/:tab of mfe-tips match the same addresses, and neither is more specific.',
  );
  expect(conflict('/goals/:id', '/goals/new')).toBe(undefined);
  expect(conflict('/goals/*', '/goals/:id')).toBe(undefined);
});
