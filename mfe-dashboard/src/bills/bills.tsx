import { useState } from 'react';
import { Outcome } from '@verdant/shared/changes';
import type { MoneyCycle, MoneyOverview } from '@verdant/shared/contract';
import { transactionsFrom, useMoney, versionOf } from '@verdant/shared/money';
import { MoneyTabs } from '@verdant/shared/money-tabs';
import { QueryProvider } from '@verdant/shared/query';
import { Banner, Page, Spinner } from '@verdant/shared/ui';
import { usePayCycle } from '../dashboard/account-data/queries';
import type { BillsContext } from './changes';
import { BillsSection } from './bills-section';
import { CalendarSection } from './calendar-section';
import { useBillChanges } from './changes';
import { DueSummary } from './due-summary';
import { PaySection } from './pay-section';
import { useBillsTexts } from './texts';

function Loaded({ cycle, overview }: { cycle: MoneyCycle; overview: MoneyOverview }) {
  const changes = useBillChanges(cycle, versionOf(overview));
  const [open, setOpen] = useState<BillsContext['open']>(null);
  const context = { cycle, changes, open, setOpen };
  return (
    <>
      <DueSummary cycle={cycle} overview={overview} />
      <Outcome changes={changes} />
      <PaySection {...context} />
      <BillsSection
        {...context}
        accounts={new Map(overview.accounts.map(({ id, name }) => [id, name]))}
        hasTransactions={transactionsFrom(overview) !== null}
      />
      {cycle.bills.length > 0 && <CalendarSection />}
    </>
  );
}

function Content() {
  const t = useBillsTexts();
  const { overview, isLoading } = useMoney();
  const cycle = usePayCycle(overview ? versionOf(overview) : '', overview !== undefined);
  if (isLoading || cycle.isLoading) return <Spinner hiddenLabel={t('bills.page')} />;
  if (!overview || !cycle.data) return <Banner>{t('bills.loadFailed')}</Banner>;
  return <Loaded cycle={cycle.data} overview={overview} />;
}

/**
 * The page with the pay cycle and the recurring bills, which the user can correct, and the sum due before the next payday.
 */
export function Bills() {
  const t = useBillsTexts();
  return (
    <Page title={t('bills.page')} subtitle={t('bills.subtitle')}>
      <MoneyTabs />
      <QueryProvider>
        <Content />
      </QueryProvider>
    </Page>
  );
}
