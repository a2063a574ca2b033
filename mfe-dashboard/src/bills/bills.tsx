import { useState } from 'react';
import { LoadState } from '@verdant/shared/calls';
import { Outcome } from '@verdant/shared/changes';
import type { MoneyCycle, MoneyOverview } from '@verdant/shared/contract';
import { transactionsFrom, useMoney, getAccountDataVersion } from '@verdant/shared/money';
import { usePayCycle } from '../dashboard/account-data/queries';
import { MoneyPage } from '../section/money-page';
import type { BillsContext } from './changes';
import { BillsSection } from './bills-section';
import { CalendarSection } from './calendar-section';
import { useBillChanges } from './changes';
import { DueSummary } from './due-summary';
import { PaySection } from './pay-section';
import { useBillsTexts } from './texts';

function Loaded({ cycle, overview }: { cycle: MoneyCycle; overview: MoneyOverview }) {
  const changes = useBillChanges(cycle, getAccountDataVersion(overview));
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
  const { overview, query } = useMoney();
  const cycle = usePayCycle(overview ? getAccountDataVersion(overview) : '', overview !== undefined);
  if (overview && cycle.data) return <Loaded cycle={cycle.data} overview={overview} />;
  return <LoadState query={overview ? cycle : query} loading={t('bills.page')} failed={t('bills.loadFailed')} />;
}

export function Bills() {
  const t = useBillsTexts();
  return (
    <MoneyPage title={t('bills.page')} subtitle={t('bills.subtitle')}>
      <Content />
    </MoneyPage>
  );
}
