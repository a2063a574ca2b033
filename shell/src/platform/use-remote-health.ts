import { remoteErrors, remoteHealth, remoteVitals } from '@verdant/federation/contract';
import type { HealthRange, RemoteErrors, RemoteHealth, RemoteVitals } from '@verdant/federation/contract';
import { ApiError } from '@verdant/shared/api';
import { useQuery, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';

const TIMEOUT_MS = 20_000;

/** Reason for missing figures: no user is signed in, the account is not a developer's, or the server did not respond. */
export type Refusal = 'signed-out' | 'not-allowed' | 'unreachable';

type Health = {
  /** Figures; the earlier figures stay while newer figures are fetched. */
  health: RemoteHealth | undefined;
  refusal: Refusal | undefined;
  isFetching: boolean;
  refresh: () => void;
};

function refusalOf(error: Error): Refusal {
  const status = error instanceof ApiError ? error.status : undefined;
  return status === 401 ? 'signed-out' : status === 403 ? 'not-allowed' : 'unreachable';
}

/** The figures of a range, fetched when it changes and whenever `refresh` is called. */
export function useRemoteHealth(range: HealthRange): Health {
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

/** Fetches the errors that code of a remote threw in a range: undefined until then. */
export function useRemoteErrors(name: string, range: HealthRange) {
  const api = useApi();
  const { data, error } = useQuery<RemoteErrors>({
    queryKey: ['remote-errors', name, range],
    queryFn: async ({ signal }) =>
      api.get(`/remote-health/${name}/errors?range=${range}`, { schema: remoteErrors, timeoutMs: TIMEOUT_MS, signal }),
    retry: false,
    gcTime: 0,
  });
  return { errors: data?.errors, isBroken: error !== null };
}

/** Fetches LCP, INP and CLS of a remote's pages in a time range; `vitals` is undefined until the response. */
export function useRemoteVitals(name: string, range: HealthRange) {
  const api = useApi();
  const { data, error } = useQuery<RemoteVitals>({
    queryKey: ['remote-vitals', name, range],
    queryFn: async ({ signal }) =>
      api.get(`/remote-health/${name}/vitals?range=${range}`, { schema: remoteVitals, timeoutMs: TIMEOUT_MS, signal }),
    retry: false,
    gcTime: 0,
  });
  return { vitals: data?.vitals, isBroken: error !== null };
}
