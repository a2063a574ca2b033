import { useEffect, useRef, useState } from 'react';
import { MAX_ADDED_BILLS } from '@verdant/shared/contract';
import type { MoneyCycle, MoneyOverview } from '@verdant/shared/contract';
import { transactionsFrom, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { Banner, Button, Page, Spinner } from '@verdant/shared/ui';
import { useCycle } from '../dashboard/account-data/use-cycle';
import { versionOf } from '../dashboard/account-data/version-of';
import type { BillsContext } from './bills-context';
import styles from './bills.module.css';
import { BillsSection } from './bills-section';
import { CalendarSection } from './calendar-section';
import { DueSummary } from './due-summary';
import { PaySection } from './pay-section';
import { useBillsTexts } from './texts';
import { useBillChanges } from './use-bill-changes';
import type { BillChanges } from './use-bill-changes';

/** What became of the last change, with a way back. It takes the focus, since the control that had it may be gone. */
function Outcome({ changes, failure }: { changes: BillChanges; failure: string | null }) {
  const t = useBillsTexts();
  const { done, isBusy, undo } = changes;
  const box = useRef<HTMLDivElement>(null);
  const ticket = done?.ticket;
  useEffect(() => {
    if (ticket !== undefined) box.current?.focus();
  }, [ticket]);
  return (
    <div ref={box} tabIndex={-1} className={styles.place}>
      {failure !== null && <Banner>{failure}</Banner>}
      {failure === null && done && (
        <Banner tone="good">
          <div className={styles.notice}>
            {done.text}
            {done.undo && (
              <Button variant="quiet" size="sm" busy={isBusy} onClick={undo}>
                {t('done.undo')}
              </Button>
            )}
          </div>
        </Banner>
      )}
    </div>
  );
}

function Loaded({ cycle, overview }: { cycle: MoneyCycle; overview: MoneyOverview }) {
  const t = useBillsTexts();
  const changes = useBillChanges(versionOf(overview), t('done.undone'));
  const [open, setOpenForm] = useState<string | null>(null);
  const failure =
    changes.failure && t(changes.failure === 'tooMany' ? 'done.tooMany' : 'done.failed', { count: MAX_ADDED_BILLS });
  const setOpen: BillsContext['setOpen'] = (next) => {
    if (failure !== null) changes.forgetFailure();
    setOpenForm(next);
  };
  const context = { cycle, changes, open, setOpen, failure };
  return (
    <>
      <DueSummary cycle={cycle} />
      <Outcome changes={changes} failure={open === null ? failure : null} />
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
  const cycle = useCycle(overview ? versionOf(overview) : '', overview !== undefined);
  if (isLoading || cycle.isLoading) return <Spinner hiddenLabel={t('bills.page')} />;
  if (!overview || !cycle.data) return <Banner>{t('bills.loadFailed')}</Banner>;
  return <Loaded cycle={cycle.data} overview={overview} />;
}

/** The pay cycle and the recurring bills of a user, which they can correct, and what is due before the next payday. */
export function Bills() {
  const t = useBillsTexts();
  return (
    <Page title={t('bills.page')} subtitle={t('bills.subtitle')}>
      <QueryProvider>
        <Content />
      </QueryProvider>
    </Page>
  );
}
