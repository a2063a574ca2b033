import { render } from '@testing-library/react';
import fc from 'fast-check';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import * as router from 'react-router-dom';
import { renderInShell } from '../testing';
import { Outlet, Route, Routes, useRoutes } from '.';
import type { RouteObject } from '.';

/** Shows the parameters that a component gets from its route, and the targets of its relative links. */
function Seen({ name, children }: { name: string; children?: ReactNode }) {
  const params = JSON.stringify(Object.entries(router.useParams()).toSorted(([a], [b]) => a.localeCompare(b)));
  return (
    <div>
      {[name, params, router.useHref('.'), router.useHref('..'), router.useHref('next')].join(' ')}
      {children}
    </div>
  );
}

type Tree = { path?: string | undefined; index?: boolean; children?: Tree[] };
type Kit = { Outlet: () => ReactNode; useRoutes: (routes: RouteObject[]) => ReactNode };
const ours: Kit = { Outlet, useRoutes };
const theirRoute = ({ index, children, ...route }: RouteObject): router.RouteObject =>
  index ? { ...route, index } : { ...route, children: children?.map(theirRoute) };
const theirs: Kit = {
  Outlet: () => <router.Outlet />,
  useRoutes: (routes) => router.useRoutes(routes.map(theirRoute)),
};

const part = fc.constantFrom('a', 'b', 'New', ':id', ':tab');
const path = fc.option(
  fc.array(part, { minLength: 1, maxLength: 2 }).map((parts) => parts.join('/')),
  { nil: undefined },
);
const leaf = fc.oneof(
  fc.constant<Tree>({ index: true }),
  fc.constant<Tree>({ path: '*' }),
  path.map((text): Tree => ({ path: text ?? 'c/*' })),
);
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({ path, children: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }),
  ),
}));
const address = fc
  .array(fc.constantFrom('a', 'b', 'new', 'c', '42', 'x%20y'), { maxLength: 4 })
  .map((parts) => `/goals/7/${parts.join('/')}`);

function shown({ Outlet: Nested, useRoutes: matched }: Kit, trees: Tree[], at: string): string {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let count = 0;
  const routesOf = (from: Tree[]): RouteObject[] =>
    from.map(({ children, ...route }) => {
      count += 1;
      const element = (
        <Seen name={String(count)}>
          <Nested />
        </Seen>
      );
      return { ...route, element, ...(children && { children: routesOf(children) }) };
    });
  const routes = routesOf(trees);
  const Page = () => matched(routes);
  const { container, unmount } = render(
    <router.MemoryRouter initialEntries={[at]}>
      <router.Routes>
        <router.Route path="/goals/:goal/*" element={<Page />} />
      </router.Routes>
    </router.MemoryRouter>,
  );
  const { innerHTML } = container;
  unmount();
  warn.mockRestore();
  return innerHTML.replaceAll('%20', ' ');
}

test('routes within a page match, nest and resolve links exactly as in react-router', () => {
  let matches = 0;
  fc.assert(
    fc.property(fc.array(tree, { minLength: 1, maxLength: 4 }), address, (trees, at) => {
      const expected = shown(theirs, trees, at);
      if (expected !== '') matches += 1;
      expect(shown(ours, trees, at)).toBe(expected);
    }),
    { numRuns: 150 },
  );
  expect(matches).toBeGreaterThan(30);
});

test('routes may be written as elements, also in fragments', () => {
  const { container } = render(
    <router.MemoryRouter initialEntries={['/list/7']}>
      <Routes>
        <Route path="/" element="home" />
        <Fragment>
          {false}
          <Route path="list" element={<Outlet />}>
            <Route path=":id" element={<Seen name="detail" />} />
          </Route>
        </Fragment>
      </Routes>
    </router.MemoryRouter>,
  );
  expect(container).toHaveTextContent('detail [["id","7"]] /list/7 /list /list/7/next');
});

test('the render helper for tests sets the path of a page, so that path parameters and inner routes work', () => {
  const page = (
    <Routes>
      <Route path="edit" element={<Seen name="edit" />} />
    </Routes>
  );
  const { container } = renderInShell(page, { route: '/goals/7/edit', path: '/goals/:id/*' });
  expect(container).toHaveTextContent('edit [["*","edit"],["id","7"]] /goals/7/edit /goals/7 /goals/7/edit/next');
});
