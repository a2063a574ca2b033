import { LoadState } from '@verdant/shared/calls';
import { hasAccountData, useMoney } from '@verdant/shared/money';
import { LinkedAccountsPanel } from '../dashboard/account-data/linked-accounts-panel';
import { useAccountDataTexts } from '../dashboard/account-data/texts';
import { NetOverTime } from '../over-time/net-over-time';
import { MoneyPage, NoAccountData } from '../section/money-page';

function Content() {
  const t = useAccountDataTexts();
  const { overview, query } = useMoney();
  if (!overview) return <LoadState query={query} loading={t('money.title')} failed={t('accounts.failed')} />;
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
