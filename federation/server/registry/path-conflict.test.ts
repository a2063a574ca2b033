import type { RemotePage } from '../../contract';
import { pathConflict, pathProblem } from './path-conflict';

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
