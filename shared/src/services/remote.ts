import { createContext, useContext, useMemo } from 'react';
import type { ApiClient } from '@verdant/shared/api';
import { useApi } from './api';

/** The remote that a component belongs to. */
export type RemoteService = {
  name: string;
  /** Settings of the operator for the remote in this environment. */
  config?: Readonly<Record<string, unknown>>;
};

/** The current remote. The default is a remote without values, because an older shell does not provide this context. */
export const RemoteContext = createContext<RemoteService>({ name: '' });

const NO_VALUES: Readonly<Record<string, unknown>> = {};

/**
 * The public values that the operator has set for this remote in this environment; empty without any. The values are not
 * validated, so the caller must check them.
 */
export const useConfig = (): Readonly<Record<string, unknown>> => useContext(RemoteContext).config ?? NO_VALUES;

/**
 * Returns a client for a service that the remote's `remote.json` declares. Paths begin with `/`, relative to the service.
 * The product's server forwards calls with a token that identifies the user only to this service.
 */
export function useService(name: string): ApiClient {
  const api = useApi();
  const { name: remote } = useContext(RemoteContext);
  return useMemo(() => {
    const bound =
      (method: keyof ApiClient): ApiClient['get'] =>
      async (path, options) =>
        api[method](`/services/${remote}/${name}${path}`, options);
    return { get: bound('get'), post: bound('post'), put: bound('put'), delete: bound('delete') };
  }, [api, remote, name]);
}
