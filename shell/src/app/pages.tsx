import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { normalizePath, PageBoundary, paramsAt, partsOf, RemoteView } from '@verdant/federation/browser';
import type { RemoteHost } from '@verdant/federation/browser';
import { Navigate, Places, useLocation } from '@verdant/shared/router';
import { RemoteContext } from '@verdant/shared/services';
import { useAccessFallback } from '../auth/guards';
import { LazyRoute } from '../lazy/lazy-component';
import { AppShell } from './app-shell';

const loadDebug = async () => (await import(/* webpackChunkName: "debug-page" */ '../debug/debug-page')).DebugPage;

const loadPlatform = async () =>
  (await import(/* webpackChunkName: "platform-page" */ '../platform/platform-page')).PlatformPage;

/** Loaders of the shell's own pages, by path. Few users open these pages, so they are not in the first script. */
const ownPages: Record<string, () => Promise<ComponentType>> = { '/debug': loadDebug, '/platform': loadPlatform };

/** Returns the route matches of a page: a root route and the page's route. */
export function routeMatchesOf(path: string, pathname: string) {
  const length = partsOf(path).filter((part) => part !== '*').length;
  const pathnameBase = `/${partsOf(pathname).slice(0, length).join('/')}`;
  return [
    { route: {}, params: {}, pathname: '/', pathnameBase: '/' },
    { route: { path }, params: paramsAt(path, pathname) ?? {}, pathname, pathnameBase },
  ];
}

/** Renders the page of the current path in the app shell; unknown paths redirect to the landing page (spec 2). */
export function Pages({ host }: { host: RemoteHost }) {
  const { pathname } = useLocation();
  const path = normalizePath(pathname).toLowerCase();
  const page = host.pageAt(pathname);
  const loadOwn = ownPages[path];
  const place = page?.path ?? path;
  const places = useMemo(() => routeMatchesOf(place, pathname), [place, pathname]);
  const isUnknown = !page && !loadOwn;
  const instead = useAccessFallback(page?.access ?? 'public') ?? (isUnknown ? <Navigate to="/" replace /> : null);
  // The element stays the same after auth changes, because a new element would lose text that was typed before hydration.
  const shown = useMemo(
    () => (
      <Places places={places}>
        {page ? (
          <RemoteContext value={page.remote}>
            <RemoteView key={`${page.remote.name}/${page.module}`} remote={page.remote} module={page.module} />
          </RemoteContext>
        ) : (
          loadOwn && <LazyRoute key={path} load={loadOwn} />
        )}
      </Places>
    ),
    [loadOwn, page, path, places],
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
