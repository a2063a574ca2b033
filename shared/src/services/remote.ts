import { createContext, useContext, useMemo } from 'react';
import type { ApiClient } from '@verdant/shared/api';
import { useApi } from './api';

export type RemoteService = {
  name: string;
  /** Public settings that the operator has made for the remote in this environment. */
  config?: Readonly<Record<string, unknown>>;
};

/** Context with the current remote. The name is empty in an older shell, which does not provide this context. */
export const RemoteContext = createContext<RemoteService>({ name: '' });

const NO_VALUES: Readonly<Record<string, unknown>> = {};

/** Returns the operator's public settings of this remote, which the caller must check. */
export const useConfig = (): Readonly<Record<string, unknown>> => useContext(RemoteContext).config ?? NO_VALUES;

/** Returns a client for a service that `remote.json` declares, with paths relative to the service. */
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
