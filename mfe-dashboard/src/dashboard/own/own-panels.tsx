import type { MoneyOverview } from '@verdant/shared/contract';
import { Banner } from '@verdant/shared/ui';
import { PanelSkeleton } from '../dashboard-skeleton';
import { OwnSpending } from './own-spending';
import { OwnTransactions } from './own-transactions';
import { useOwnTexts } from './texts';
import { useEntries } from './use-entries';
import { versionOf } from './version-of';

/** The panels with a person's own figures, in place of the samples. */
export function OwnPanels(overview: MoneyOverview) {
  const t = useOwnTexts();
  const { page, months, hasFailed } = useEntries(versionOf(overview));
  return (
    <>
      {hasFailed && <Banner>{t('money.failed')}</Banner>}
      {page ? <OwnTransactions transactions={page.transactions} /> : !hasFailed && <PanelSkeleton />}
      {months ? <OwnSpending months={months} /> : !hasFailed && <PanelSkeleton />}
    </>
  );
}
