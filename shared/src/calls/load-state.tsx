import type { ReactNode } from 'react';
import { Banner, Button, Skeleton, Spinner } from '@verdant/shared/ui';
import { useTexts } from './texts';

type LoadFailureProps = {
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
  children: ReactNode;
};

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
