import type { MoneyOverview } from '@verdant/shared/contract';
import { Banner } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { OwnSpending } from './own-spending';
import { OwnTransactions } from './own-transactions';
import { useEntries } from './use-money';

/** The panels with a person's own figures, in place of the samples. */
export function OwnPanels({ updates }: MoneyOverview) {
  const t = useTexts();
  const { page, months, hasFailed } = useEntries(updates.map(({ updated_at }) => updated_at).join());
  return (
    <>
      {hasFailed && <Banner>{t('money.failed')}</Banner>}
      {page && <OwnTransactions transactions={page.transactions} />}
      {months && <OwnSpending months={months} />}
    </>
  );
}
