import type { RemotePage } from '../../contract';
import { pathConflict, pathProblem } from './path-conflict';

const page = (path: string, more: Partial<RemotePage> = {}): RemotePage => ({
  path,
  module: './goals',
  access: 'public',
  ...more,
});
const problem = (pages: RemotePage[], contract = '^1.1.0') =>
  pathProblem({ pages, contract }, ['/debug', '/a/host', '/']);

test('paths with parameters are accepted, also if they overlap within one remote', () => {
  const paths = ['/goals', '/goals/new', '/goals/:id', '/goals/:id/edit', '/goals/*', '/b/:x'];
  expect(problem(paths.map((path) => page(path)))).toBe(undefined);
  expect(problem([page('/goals/*', { nav: { label: 'Goals', order: 1 } })])).toBe(undefined);
});

test.each<[string, RemotePage[], string | undefined, RegExp]>([
  [
    'a page path that is declared twice',
    [page('/goals/:id'), page('/goals/:id')],
    undefined,
    /^The path \/goals\/:id is declared twice/,
  ],
  [
    'a page path that matches the same addresses as another',
    [page('/goals/:id'), page('/goals/:x')],
    undefined,
    /^The paths \/goals\/:id and \/goals\/:x match/,
  ],
  [
    'a page path below a path of the host',
    [page('/debug/:x')],
    undefined,
    /^The path \/debug\/:x belongs to the product itself/,
  ],
  ['a page path that matches a path of the host', [page('/a/:x')], undefined, /belongs to the product itself/],
  ['the path of the start page', [page('/')], undefined, /belongs to the product itself/],
  ['a page path for files', [page('/remotes/:x')], undefined, /belongs to the product itself/],
  ['a page path for API calls', [page('/api/*')], undefined, /belongs to the product itself/],
  [
    'a page path with a parameter for contract 1.0.0',
    [page('/goals/:id')],
    '^1.0.0',
    /needs "contract": "\^1\.1\.0" or newer/,
  ],
  [
    'a prerendered page with many addresses',
    [page('/goals/*', { prerendered: true })],
    undefined,
    /cannot be prerendered: it has many addresses/,
  ],
  [
    'a navbar link to a page path with a parameter',
    [page('/goals/:id', { nav: { label: 'Goal', order: 1 } })],
    undefined,
    /cannot be in the navbar/,
  ],
])('%s is refused', (_what, pages, contract, reason) => {
  expect(problem(pages, contract)).toMatch(reason);
});

test('two remotes conflict if their paths match the same addresses and neither path is more specific', () => {
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
