import { transactionsFrom, useMoney, getDataVersion } from '@verdant/shared/money';
import { Banner, Spinner } from '@verdant/shared/ui';
import { MeasuresPanel } from '../dashboard/account-data/measures-panel';
import { useAccountDataTexts } from '../dashboard/account-data/texts';
import { useMeasures } from '../dashboard/account-data/queries';
import { SavingOverTime } from '../over-time/saving-over-time';
import { MoneyPage, NoAccountData } from '../section/money-page';

function Content() {
  const t = useAccountDataTexts();
  const { overview, isLoading } = useMoney();
  const source = overview && overview.accounts.length > 0 ? transactionsFrom(overview) : null;
  const measures = useMeasures(overview ? getDataVersion(overview) : '', source !== null);
  if (isLoading || measures.isLoading) return <Spinner hiddenLabel={t('measures.page')} />;
  if (!overview || measures.isError) return <Banner>{t('accounts.failed')}</Banner>;
  if (measures.data && source) {
    return (
      <>
        <MeasuresPanel measures={measures.data} source={source} />
        <SavingOverTime version={getDataVersion(overview)} />
      </>
    );
  }
  return (
    <NoAccountData
      heading={t('measures.page')}
      title={t('measures.none')}
      text={t('measures.how')}
      action={t('accounts.bring')}
    />
  );
}

export function Measures() {
  const t = useAccountDataTexts();
  return (
    <MoneyPage title={t('measures.page')} subtitle={t('measures.subtitle')}>
      <Content />
    </MoneyPage>
  );
}
