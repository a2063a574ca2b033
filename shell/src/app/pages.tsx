import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { normalizePath, PageBoundary, paramsAt, partsOf, RemoteView } from '@verdant/federation/browser';
import type { RemoteHost } from '@verdant/federation/browser';
import { Navigate, Places, useLocation } from '@verdant/shared/router';
import { RemoteContext } from '@verdant/shared/services';
import { useAccessFallback } from '../auth/guards';
import { DebugRoute } from '../debug/debug-route';
import { PlatformRoute } from '../platform/platform-route';
import { AppShell } from './app-shell';

/** The shell's own pages, by path. */
const ownPages: Record<string, ComponentType> = { '/debug': DebugRoute, '/platform': PlatformRoute };

/**
 * Returns the route matches of a page: a root route without a path and the page's route. Parameters, relative links and
 * nested routes of the page need them.
 */
export function routeMatchesOf(path: string, pathname: string) {
  const length = partsOf(path).filter((part) => part !== '*').length;
  const pathnameBase = `/${partsOf(pathname).slice(0, length).join('/')}`;
  return [
    { route: {}, params: {}, pathname: '/', pathnameBase: '/' },
    { route: { path }, params: paramsAt(path, pathname) ?? {}, pathname, pathnameBase },
  ];
}

/**
 * Renders the page of the current path in the app shell; unknown paths redirect to the landing page (spec 2). `pageOf` of
 * the contract replaces the router's `Routes`, because pages are not nested.
 */
export function Pages({ host }: { host: RemoteHost }) {
  const { pathname } = useLocation();
  const path = normalizePath(pathname).toLowerCase();
  const page = host.pageAt(pathname);
  const Own = ownPages[path];
  const place = page?.path ?? path;
  const places = useMemo(() => routeMatchesOf(place, pathname), [place, pathname]);
  const isUnknown = !page && !Own;
  const instead = useAccessFallback(page?.access ?? 'public') ?? (isUnknown ? <Navigate to="/" replace /> : null);
  // The element survives auth changes. A new element would render the page again and lose text typed before hydration.
  const shown = useMemo(
    () => (
      <Places places={places}>
        {page ? (
          <RemoteContext value={page.remote}>
            <RemoteView key={`${page.remote.name}/${page.module}`} remote={page.remote} module={page.module} />
          </RemoteContext>
        ) : (
          Own && <Own />
        )}
      </Places>
    ),
    [Own, page, places],
  );
  return (
    <AppShell>
      {instead}
      <PageBoundary page={page} id={path}>
        {instead ? null : shown}
      </PageBoundary>
    </AppShell>
  );
}
