import { useAuth } from '@verdant/shared/services';
import { SupportNotice } from '@verdant/shared/support';
import { Banner, Button, ButtonLink, Page } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { BankOffer } from './bank-offer/bank-offer';
import { DashboardSkeleton } from './dashboard-skeleton';
import { ExplanationPanel } from './explanation/explanation-panel';
import { HistoryPanel } from './history/history-panel';
import { InsightsPanel } from './insights/insights-panel';
import { ScoresChart } from './insights/scores-chart';
import { MetricCards } from './metric-cards/metric-cards';
import { metricCards, metricInsights } from './metric-cards/metrics';
import styles from './overview.module.css';
import { GoalsPanel } from './panels/goals-panel';
import { SpendingPanel } from './panels/spending-panel';
import { TransactionsPanel } from './panels/transactions-panel';
import { QuizOffer } from './quiz-offer/quiz-offer';
import { useInsights } from './use-insights';

/** Everything under the greeting, once the insights have loaded or failed. */
function Content({
  insights,
  investment_profile,
  status,
  support = [],
  insightsAt,
  hasFailed,
  isRetrying,
  retry,
}: ReturnType<typeof useInsights>) {
  const t = useTexts();
  const metrics = metricInsights(insights);
  return (
    <>
      {hasFailed && (
        <Banner>
          <div className={styles.failed}>
            {t('dashboard.failed')}
            <Button variant="secondary" size="sm" busy={isRetrying} onClick={retry}>
              {t('dashboard.retry')}
            </Button>
          </div>
        </Banner>
      )}
      <SupportNotice needs={support} />
      {!hasFailed && insights.length === 0 && <QuizOffer hasTooLittle={status === 'too_little'} />}
      {status !== 'too_little' && <MetricCards cards={metricCards(insights)} />}
      <InsightsPanel insights={insights} investment_profile={investment_profile} />
      {metrics.length > 0 && <ExplanationPanel insightsAt={insightsAt} count={metrics.length} />}
      <ScoresChart metrics={metrics} />
      {(metrics.length > 0 || status === 'too_little') && (
        <HistoryPanel insightsAt={insightsAt} isExpected={metrics.some(({ change }) => change)} />
      )}
      <div className={styles.pair}>
        <TransactionsPanel />
        <BankOffer />
      </div>
      <div className={styles.pair}>
        <SpendingPanel />
        <GoalsPanel />
      </div>
    </>
  );
}

/** The dashboard of spec 2, inside its query provider. */
export function Overview() {
  const t = useTexts();
  const { user } = useAuth();
  const insights = useInsights();
  return (
    <Page
      title={t('dashboard.greeting', { name: user?.first_name.trim() || t('dashboard.anyone') })}
      subtitle={t('dashboard.subtitle')}
      actions={
        insights.insights.length > 0 && (
          <ButtonLink to="/onboarding" variant="secondary" size="sm">
            {t('dashboard.update')}
          </ButtonLink>
        )
      }
    >
      {insights.isLoading ? <DashboardSkeleton /> : <Content {...insights} />}
    </Page>
  );
}
