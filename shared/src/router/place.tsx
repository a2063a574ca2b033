import { useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
// Setting this context directly avoids the router's own matching code, which would add 4 KB.
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom';

/** Match of a route. Relative links start at `pathname`; nested routes match the part after `pathnameBase`. */
export type Place = {
  route: { path?: string | undefined };
  params: Record<string, string | undefined>;
  pathname: string;
  pathnameBase: string;
};

export const usePlaces = (): readonly Place[] => useContext(RouteContext).matches;

type PlacesProps = { places: Place[]; outlet?: ReactElement | null; children: ReactNode };

/** Renders the children as if they were nested in the matched routes `places`. */
export function Places({ places, outlet = null, children }: PlacesProps): ReactNode {
  const value = useMemo(() => ({ outlet, matches: places, isDataRoute: false }), [places, outlet]);
  return <RouteContext value={value}>{children}</RouteContext>;
}

/** Renders the nested route inside the element of its parent route. */
export function Outlet(): ReactNode {
  return useContext(RouteContext).outlet;
}
