import type * as v from 'valibot';
import { remoteHealth } from '@verdant/federation/contract';
import type { HealthRange, RemoteHealth } from '@verdant/federation/contract';
import { ApiError } from '@verdant/shared/api';
import { useQuery, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

const TIMEOUT_MS = 20_000;
export const LOADING_TEXT = 'Fetching the figures';

/** Reason for missing figures: no user is signed in, the account is not a developer's, or the server did not respond. */
export type UnavailableReason = 'signed-out' | 'not-allowed' | 'unreachable';

function refusalOf(error: Error): UnavailableReason {
  const status = error instanceof ApiError ? error.status : undefined;
  return status === 401 ? 'signed-out' : status === 403 ? 'not-allowed' : 'unreachable';
}

/** Fetches the figures of all remotes. The earlier figures stay while newer figures are fetched. */
export function useRemoteHealth(range: HealthRange) {
  const api = useApi();
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery<RemoteHealth>({
    queryKey: ['remote-health', range],
    queryFn: async ({ signal }) =>
      api.get(`/remote-health?range=${range}`, { schema: remoteHealth, timeoutMs: TIMEOUT_MS, signal }),
    placeholderData: (last) => last,
    retry: false,
    gcTime: 0,
  });
  return {
    // After a failed refresh no figures are shown, because old figures could be mistaken for new figures.
    health: error ? undefined : data,
    refusal: error && !isFetching ? refusalOf(error) : undefined,
    isFetching,
    // Refetches all queries, including the errors and vitals of the remote.
    refresh: () => void client.invalidateQueries(),
  };
}

/**
 * Fetches one part of a remote's figures, such as `errors`; `data` is undefined until the response. `emptyText` returns the
 * text in place of a table without rows.
 */
export function useRemoteDetails<S extends v.GenericSchema>(name: string, range: HealthRange, part: string, schema: S) {
  const api = useApi();
  const { data, error } = useQuery<v.InferOutput<S>>({
    queryKey: ['remote-details', name, part, range],
    queryFn: async ({ signal }) =>
      api.get(`/remote-health/${name}/${part}?range=${range}`, { schema, timeoutMs: TIMEOUT_MS, signal }),
    retry: false,
    gcTime: 0,
  });
  const emptyText = (none: string, failed: string) => (error ? failed : data ? none : LOADING_TEXT);
  return { data, emptyText };
}
