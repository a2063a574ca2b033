import { hasAccountData, useMoney } from '@verdant/shared/money';
import { Banner, Spinner } from '@verdant/shared/ui';
import { LinkedAccountsPanel } from '../dashboard/account-data/linked-accounts-panel';
import { useAccountDataTexts } from '../dashboard/account-data/texts';
import { NetOverTime } from '../over-time/net-over-time';
import { MoneyPage, NoAccountData } from '../section/money-page';

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
    <NoAccountData
      heading={t('money.title')}
      title={t('accounts.none')}
      text={t('accounts.how')}
      action={t('accounts.bring')}
    />
  );
}

export function Accounts() {
  const t = useAccountDataTexts();
  return (
    <MoneyPage title={t('money.title')} subtitle={t('accounts.subtitle')}>
      <Content />
    </MoneyPage>
  );
}
