import { LoadState, useCall } from '@verdant/shared/calls';
import { answerCalls } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';
import { transactionsFrom, useMoney, getAccountDataVersion } from '@verdant/shared/money';
import { MeasuresPanel } from '../dashboard/account-data/measures-panel';
import { useAccountDataTexts } from '../dashboard/account-data/texts';
import { useMeasures } from '../dashboard/account-data/queries';
import { SavingOverTime } from '../over-time/saving-over-time';
import { MoneyPage, NoAccountData } from '../section/money-page';

function Content() {
  const t = useAccountDataTexts();
  const { language } = useLanguage();
  const { overview, query } = useMoney();
  const source = overview && overview.accounts.length > 0 ? transactionsFrom(overview) : null;
  const measures = useMeasures(overview ? getAccountDataVersion(overview) : '', source !== null);
  const answers = useCall(answerCalls.list, { params: { id: 'latest' } }, ['quiz-answers', language], {
    enabled: source !== null,
    // A user without a quiz has no answers, and a second request would only delay the figures.
    retry: false,
  });
  // The answers are part of the panel, which would move if it did not wait for them.
  if (!overview || (source && (!measures.data || answers.isPending))) {
    const pending = measures.data ? answers : measures;
    return <LoadState query={overview ? pending : query} loading={t('measures.page')} failed={t('accounts.failed')} />;
  }
  if (measures.data && source) {
    return (
      <>
        <MeasuresPanel measures={measures.data} answers={answers.data?.answers ?? []} source={source} />
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
