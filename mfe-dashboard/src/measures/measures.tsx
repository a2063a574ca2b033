import { LoadState } from '@verdant/shared/calls';
import { transactionsFrom, useMoney, getAccountDataVersion } from '@verdant/shared/money';
import { MeasuresPanel } from '../dashboard/account-data/measures-panel';
import { useAccountDataTexts } from '../dashboard/account-data/texts';
import { useMeasures } from '../dashboard/account-data/queries';
import { SavingOverTime } from '../over-time/saving-over-time';
import { MoneyPage, NoAccountData } from '../section/money-page';

function Content() {
  const t = useAccountDataTexts();
  const { overview, query } = useMoney();
  const source = overview && overview.accounts.length > 0 ? transactionsFrom(overview) : null;
  const measures = useMeasures(overview ? getAccountDataVersion(overview) : '', source !== null);
  if (!overview || (source && !measures.data)) {
    const missing = overview ? measures : query;
    return <LoadState query={missing} loading={t('measures.page')} failed={t('accounts.failed')} />;
  }
  if (measures.data && source) {
    return (
      <>
        <MeasuresPanel measures={measures.data} source={source} />
        <SavingOverTime version={getAccountDataVersion(overview)} />
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
