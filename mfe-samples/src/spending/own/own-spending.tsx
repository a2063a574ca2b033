import { Landmark } from 'lucide-react';
import { LoadState, useCall } from '@verdant/shared/calls';
import { moneyCalls } from '@verdant/shared/contract';
import type { MoneyOverview } from '@verdant/shared/contract';
import { isFetchingFirst, transactionsFrom, getAccountDataVersion } from '@verdant/shared/money';
import { MoneyTabs } from '@verdant/shared/money-tabs';
import { ButtonLink, EmptyState, Page } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { OwnMonths } from './own-months-page';
import { useOwnTexts } from './texts';

const MONTHS = 12;

/** The user's spending by month, or the reason why no months exist yet. */
export function OwnSpending(overview: MoneyOverview) {
  const t = useTexts();
  const own = useOwnTexts();
  const queryKey = ['account-data', 'spending', MONTHS, getAccountDataVersion(overview)];
  const spending = useCall(moneyCalls.spending, { query: { months: MONTHS } }, queryKey);
  const months = spending.data?.months;
  const source = transactionsFrom(overview) ?? 'banks';
  if (months && months.length > 0) return <OwnMonths months={months} source={source} />;
  const reason = isFetchingFirst(overview) ? 'fetching' : 'none';
  return (
    <Page title={t('spending.title')} subtitle={own(`own.subtitle.${source}`)}>
      <MoneyTabs />
      <LoadState query={spending} loading={own('own.loading')} failed={own('own.failed')} height="28rem" />
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
