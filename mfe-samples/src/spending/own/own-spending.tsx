import { Landmark } from 'lucide-react';
import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyOverview, MoneySpending } from '@verdant/shared/contract';
import { isFetchingFirst, transactionsFrom } from '@verdant/shared/money';
import { MoneyTabs } from '@verdant/shared/money-tabs';
import { useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, ButtonLink, EmptyState, Page, Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { OwnMonths } from './own-months-page';
import { useOwnTexts } from './texts';

const MONTHS = 12;

/** The page of a user with transactions: own months, or why there are none yet. */
export function OwnSpending(overview: MoneyOverview) {
  const t = useTexts();
  const own = useOwnTexts();
  const api = useApi();
  const version = overview.updates.map(({ updated_at, read_at }) => read_at ?? updated_at).join();
  const spending = useQuery<MoneySpending>({
    queryKey: ['account-data', 'spending', MONTHS, version],
    queryFn: async ({ signal }) => callApi(api, moneyCalls.spending, { query: { months: MONTHS }, signal }),
  });
  const months = spending.data?.months;
  const source = transactionsFrom(overview) ?? 'banks';
  if (months && months.length > 0) return <OwnMonths months={months} source={source} />;
  const reason = isFetchingFirst(overview) ? 'fetching' : 'none';
  return (
    <Page title={t('spending.title')} subtitle={own(`own.subtitle.${source}`)}>
      <MoneyTabs />
      {spending.isError && (
        <Banner>
          <span>{own('own.failed')}</span>{' '}
          <Button variant="secondary" size="sm" busy={spending.isFetching} onClick={() => void spending.refetch()}>
            {own('own.retry')}
          </Button>
        </Banner>
      )}
      {spending.isPending && (
        <div aria-busy="true">
          <p className="visually-hidden" aria-live="polite">
            {own('own.loading')}
          </p>
          <Skeleton height="28rem" />
        </div>
      )}
      {months && (
        <div aria-live="polite">
          <EmptyState
            icon={<Landmark size={32} aria-hidden="true" />}
            title={own(`own.${reason}.title`)}
            action={
              <ButtonLink to="/yodlee-connect" variant="secondary">
                {own('own.manage')}
              </ButtonLink>
            }
          >
            {own(`own.${reason}.text`)}
          </EmptyState>
        </div>
      )}
    </Page>
  );
}
