import { Landmark } from 'lucide-react';
import { hasAccountData, useMoney } from '@verdant/shared/money';
import { MoneyTabs } from '@verdant/shared/money-tabs';
import { QueryProvider } from '@verdant/shared/query';
import { Banner, ButtonLink, EmptyState, Page, Spinner } from '@verdant/shared/ui';
import { LinkedAccountsPanel } from '../dashboard/account-data/linked-accounts-panel';
import { useAccountDataTexts } from '../dashboard/account-data/texts';
import { NetOverTime } from '../over-time/net-over-time';

function Content() {
  const t = useAccountDataTexts();
  const { overview, isLoading } = useMoney();
  if (isLoading) return <Spinner hiddenLabel={t('money.title')} />;
  if (!overview) return <Banner>{t('accounts.failed')}</Banner>;
  if (hasAccountData(overview)) {
    return (
      <>
        <LinkedAccountsPanel {...overview} />
        <NetOverTime {...overview} />
      </>
    );
  }
  return (
    <section>
      <h2 className="visually-hidden">{t('money.title')}</h2>
      <EmptyState
        icon={<Landmark aria-hidden="true" />}
        title={t('accounts.none')}
        action={<ButtonLink to="/money/import">{t('accounts.bring')}</ButtonLink>}
      >
        {t('accounts.how')}
      </EmptyState>
    </section>
  );
}

/** All accounts of a user: balances, their total, and how recent they are. */
export function Accounts() {
  const t = useAccountDataTexts();
  return (
    <Page title={t('money.title')} subtitle={t('accounts.subtitle')}>
      <MoneyTabs />
      <QueryProvider>
        <Content />
      </QueryProvider>
    </Page>
  );
}
