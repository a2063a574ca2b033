import { Children, Fragment, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { paramsAt, partsOf, rankOf } from '@verdant/federation/remote';
import { Places, useLocation, usePlaces } from '@verdant/shared/router';
import type { Place } from '@verdant/shared/router';

export { Outlet } from '@verdant/shared/router';

/** A route inside a page. `path` is relative and has no optional segments. */
export type RouteObject = {
  path?: string | undefined;
  /** True if the route matches exactly the path of its parent route. */
  index?: boolean | undefined;
  element?: ReactNode;
  children?: readonly RouteObject[] | undefined;
};
type RouteProps = Omit<RouteObject, 'children'> & { children?: ReactNode };

type Branch = { path: string; rank: number; routes: readonly RouteObject[] };

const joined = (parts: readonly string[]) => `/${parts.join('/')}`;

/** Returns every reachable route with its parents; the router prefers nested routes at equal rank. */
function branchesOf(routes: readonly RouteObject[], around: readonly RouteObject[] = []): Branch[] {
  return routes.flatMap((route) => {
    const chain = [...around, route];
    const path = joined(chain.flatMap((chainRoute) => partsOf(chainRoute.path ?? '')));
    const own = { path, rank: rankOf(path) + (route.index ? 2 : 0), routes: chain };
    return [...branchesOf(route.children ?? [], chain), ...(route.path !== undefined || route.index ? [own] : [])];
  });
}

/** Returns the match of each nested route; `start` is the number of path segments of the page. */
function placesIn(routes: readonly RouteObject[], params: Place['params'], pathname: string, start: number): Place[] {
  const given = pathname.split('/').slice(1);
  return routes.map(({ path = '' }, index) => {
    const above = routes.slice(0, index + 1).flatMap((route) => partsOf(route.path ?? ''));
    const pathnameBase = joined(given.slice(0, start + above.filter((part) => part !== '*').length));
    return { route: { path }, params, pathname: path.endsWith('*') ? pathname : pathnameBase, pathnameBase };
  });
}

/** Returns the element of the route that best matches the part of the URL after the page's path; null without a match. */
export function useRoutes(routes: readonly RouteObject[]): ReactElement | null {
  const { pathname } = useLocation();
  const places = usePlaces();
  const { pathnameBase, params: outer } = places.at(-1) ?? { pathnameBase: '/', params: {} };
  const start = partsOf(pathnameBase).length;
  const rest = joined(pathname.split('/').slice(1 + start));
  const [found] = branchesOf(routes)
    .filter(({ path }) => paramsAt(path, rest))
    .sort((a, b) => b.rank - a.rank);
  if (!found) return null;
  const own = placesIn(found.routes, { ...outer, ...paramsAt(found.path, rest) }, pathname, start);
  return found.routes.reduceRight<ReactElement | null>(
    (outlet, { element }, index) => (
      <Places places={[...places, ...own.slice(0, index + 1)]} outlet={outlet}>
        {element ?? outlet}
      </Places>
    ),
    null,
  );
}

function routesOf(children: ReactNode): RouteObject[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    const { children: nested, ...route } = child.props;
    return child.type === Fragment ? routesOf(nested) : [{ ...route, children: routesOf(nested) }];
  });
}

/** Renders the matching nested route of a page whose path ends with `/*`. The children are `Route` elements. */
export function Routes({ children }: { children: ReactNode }): ReactNode {
  return useRoutes(routesOf(children));
}

export function Route(_props: RouteProps): ReactNode {
  throw new Error('A <Route> stands inside <Routes>.');
}
