import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import { normalizePath, RemoteView } from '@verdant/federation/browser';
import type { RemoteHost } from '@verdant/federation/browser';
import { Navigate, useLocation } from '@verdant/shared/router';
import { RemoteContext } from '@verdant/shared/services';
import { Guard } from '../auth/guards';
import { DebugRoute } from '../debug/debug-route';
import { PlatformRoute } from '../platform/platform-route';
import { AppShell } from './app-shell';

/** The shell's own, by path. */
const ownPages: Record<string, ComponentType> = { '/debug': DebugRoute, '/platform': PlatformRoute };

/** What links relative to the page are resolved against: the router's own route of it, below one without a path. */
export function placeOf(path: string, pathname: string) {
  const match = { params: {}, pathname: '/', pathnameBase: '/', route: {} };
  const page = { params: {}, pathname, pathnameBase: path, route: { path } };
  return { outlet: null, matches: [match, page], isDataRoute: false };
}

/**
 * The page of the current path, in the app shell; any other path goes to the landing page (spec 2). In place of the router's
 * `Routes`: paths of pages have no parameters, so that finding one is a look-up.
 */
export function Pages({ host }: { host: RemoteHost }) {
  const { pathname } = useLocation();
  const path = normalizePath(pathname).toLowerCase();
  const page = host.pageAt(path);
  const Own = ownPages[path];
  const place = useMemo(() => placeOf(path, pathname), [path, pathname]);
  if (!page && !Own) return <Navigate to="/" replace />;
  return (
    <AppShell>
      <RouteContext value={place}>
        {page ? (
          <Guard access={page.access}>
            <RemoteContext value={page.remote}>
              <RemoteView key={`${page.remote.name}/${page.module}`} remote={page.remote} module={page.module} />
            </RemoteContext>
          </Guard>
        ) : (
          Own && <Own />
        )}
      </RouteContext>
    </AppShell>
  );
}
