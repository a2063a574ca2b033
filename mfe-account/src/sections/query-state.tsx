import { Banner, Button, Spinner } from '@verdant/shared/ui';

type QueryStateProps = {
  query: { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };
  texts: { loading: string; failed: string; retry: string };
};

/** Shows that a section is loading or has failed to load. Renders nothing after it has loaded. */
export function QueryState({ query, texts }: QueryStateProps) {
  if (query.isPending) return <Spinner hiddenLabel={texts.loading} />;
  if (!query.isError) return null;
  return (
    <>
      <Banner>{texts.failed}</Banner>
      <div>
        <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
          {texts.retry}
        </Button>
      </div>
    </>
  );
}
