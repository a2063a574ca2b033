import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, Skeleton, Spinner } from '@verdant/shared/ui';
import { callApi } from '../contract';
import type { ApiCall, CallInput, ReadResponse } from '../contract';
import { useTexts } from './texts';

type Options<C extends ApiCall> = Omit<UseQueryOptions<ReadResponse<C>>, 'queryKey' | 'queryFn'>;

/** Sends a call of the contract and returns its query. Needs a `QueryProvider`. */
export function useCall<C extends ApiCall>(
  call: C,
  input: CallInput<C>,
  queryKey: readonly unknown[],
  options?: Options<C>,
) {
  const api = useApi();
  return useQuery<ReadResponse<C>>({
    queryKey,
    queryFn: async ({ signal }) => callApi(api, call, { ...input, signal }),
    ...options,
  });
}

type LoadFailureProps = {
  query: { isFetching?: boolean; refetch: () => unknown };
  /** True for a failure without a frame, in a part that the rest of the page does not need. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** Message that a query failed, with a button that sends the query again. */
export function LoadFailure({ query: { isFetching = false, refetch }, isQuiet = false, children }: LoadFailureProps) {
  const t = useTexts();
  const content = (
    <>
      <span>{children}</span>{' '}
      <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
        {t('calls.retry')}
      </Button>
    </>
  );
  if (!isQuiet) return <Banner>{content}</Banner>;
  return (
    <div className="v-cluster v-gap-2 v-column-4 v-center v-between v-pad-3 v-sm" role="status">
      {content}
    </div>
  );
}

type LoadStateProps = {
  query: LoadFailureProps['query'] & { data: unknown; isError: boolean };
  loading: string;
  failed: string;
  /** CSS height of a skeleton; without a height a spinner is shown. */
  height?: string;
};

export function LoadState({ query, loading, failed, height }: LoadStateProps) {
  if (query.data !== undefined) return null;
  if (query.isError) return <LoadFailure query={query}>{failed}</LoadFailure>;
  if (height === undefined) return <Spinner hiddenLabel={loading} />;
  return (
    <div aria-busy="true" data-loading="">
      <p className="visually-hidden" aria-live="polite">
        {loading}
      </p>
      <Skeleton height={height} />
    </div>
  );
}
