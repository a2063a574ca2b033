import { Landmark } from 'lucide-react';
import { transactionsFrom, useMoney, versionOf } from '@verdant/shared/money';
import { MoneyTabs } from '@verdant/shared/money-tabs';
import { QueryProvider } from '@verdant/shared/query';
import { Banner, ButtonLink, EmptyState, Page, Spinner } from '@verdant/shared/ui';
import { MeasuresPanel } from '../dashboard/account-data/measures-panel';
import { useAccountDataTexts } from '../dashboard/account-data/texts';
import { useMeasures } from '../dashboard/account-data/queries';
import { SavingOverTime } from '../over-time/saving-over-time';

function Content() {
  const t = useAccountDataTexts();
  const { overview, isLoading } = useMoney();
  const source = overview && overview.accounts.length > 0 ? transactionsFrom(overview) : null;
  const measures = useMeasures(overview ? versionOf(overview) : '', source !== null);
  if (isLoading || measures.isLoading) return <Spinner hiddenLabel={t('measures.page')} />;
  if (!overview || measures.isError) return <Banner>{t('accounts.failed')}</Banner>;
  if (measures.data && source) {
    return (
      <>
        <MeasuresPanel measures={measures.data} source={source} />
        <SavingOverTime version={versionOf(overview)} />
      </>
    );
  }
  return (
    <section>
      <h2 className="visually-hidden">{t('measures.page')}</h2>
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title={t('measures.none')}
        action={<ButtonLink to="/money/import">{t('accounts.bring')}</ButtonLink>}
      >
        {t('measures.how')}
      </EmptyState>
    </section>
  );
}

/** Money measures: months of spending covered by savings, share of income spent, and days that everyday accounts last. */
export function Measures() {
  const t = useAccountDataTexts();
  return (
    <Page title={t('measures.page')} subtitle={t('measures.subtitle')}>
      <MoneyTabs />
      <QueryProvider>
        <Content />
      </QueryProvider>
    </Page>
  );
}
