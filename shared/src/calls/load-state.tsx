import type { ReactNode } from 'react';
import { Banner, Button, Skeleton, Spinner } from '@verdant/shared/ui';
import { useTexts } from './texts';

type LoadFailureProps = {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  children: ReactNode;
};

/** A banner for a query that failed, with a button that sends it again. */
export function LoadFailure({ query: { isFetching, refetch }, children }: LoadFailureProps) {
  const t = useTexts();
  return (
    <Banner>
      <span>{children}</span>{' '}
      <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
        {t('calls.retry')}
      </Button>
    </Banner>
  );
}

type LoadStateProps = {
  query: LoadFailureProps['query'] & { data: unknown; isError: boolean };
  /** Text that screen readers read out while the query is pending. */
  loading: string;
  failed: string;
  /** CSS height of a skeleton that is shown while loading; without it a spinner is shown. */
  height?: string;
};

/** Shows that a query is pending or has failed. Renders nothing once the query has data. */
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
