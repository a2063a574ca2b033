import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DATA_CHANGED, SESSION_ENDED } from '../contract';
import { useAuth } from '@verdant/shared/services';

/** The `networkMode` lets a call without network fail at once, instead of waiting for the network. */
const defaultOptions = {
  queries: { retry: 1, staleTime: 30_000, refetchOnWindowFocus: false, networkMode: 'always' },
  mutations: { networkMode: 'always' },
} as const;

let current: { owner: string; client: QueryClient } | null = null;

function forget(): void {
  current?.client.clear();
  current = null;
}

// The build prerenders pages in an environment without browser events.
if ('addEventListener' in globalThis) {
  addEventListener(SESSION_ENDED, forget);
  // Only data that no component shows is removed; mounted components refetch their data themselves.
  addEventListener(DATA_CHANGED, () => current?.client.removeQueries({ type: 'inactive' }));
}

/** Returns the cache of a signed-in user, which all remotes share. The next user gets another cache. */
function clientOf(owner: string): QueryClient {
  if (current?.owner !== owner) {
    forget();
    current = { owner, client: new QueryClient({ defaultOptions }) };
  }
  return current.client;
}

export function QueryProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return <QueryClientProvider client={clientOf(user?.id ?? 'anonymous')}>{children}</QueryClientProvider>;
}
