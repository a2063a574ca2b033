import { useDeferredValue, useState } from 'react';
import { EmailReminder } from '@verdant/shared/email-reminder';
import { useAuth } from '@verdant/shared/services';
import { SupportNotice } from '@verdant/shared/support';
import { Banner, Button, Page } from '@verdant/shared/ui';
import { lazyComponent } from '@verdant/shared/lazy';
import { useMoney } from '@verdant/shared/money';
import { Link } from '@verdant/shared/router';
import link from '../section/link.module.css';
import { useTexts } from '../texts';
import { NextStep } from './actions/next-step';
import { priorityActions } from './actions/priority-actions';
import { useActions } from './actions/use-actions';
import { BankOffer } from './bank-offer/bank-offer';
import { DashboardSkeleton, PanelSkeleton } from './dashboard-skeleton';
import { ExplanationPanel } from './explanation/explanation-panel';
import { HistoryPanel } from './history/history-panel';
import { InsightsPanel } from './insights/insights-panel';
import { MetricCards } from './metric-cards/metric-cards';
import { metricCards, metricInsights } from './metric-cards/metrics';
import styles from './overview.module.css';
import { GoalsPanel } from './panels/goals-panel';
import { SpendingPanel } from './panels/spending-panel';
import { TransactionsPanel } from './panels/transactions-panel';
import { QuizOffer } from './quiz-offer/quiz-offer';
import { useInsights } from './use-insights';

type Insights = ReturnType<typeof useInsights>;

function Failed({ isRetrying, retry }: Pick<Insights, 'isRetrying' | 'retry'>) {
  const t = useTexts();
  return (
    <Banner>
      <div className={styles.failed}>
        {t('dashboard.failed')}
        <Button variant="secondary" size="sm" busy={isRetrying} onClick={retry}>
          {t('dashboard.retry')}
        </Button>
      </div>
    </Banner>
  );
}

/** For those who have linked a bank: a chunk that the others do not load. */
const OwnPanels = lazyComponent(() =>
  import(/* webpackChunkName: "own-figures" */ './own/own-figures').then((own) => own.OwnPanels),
);
const OwnSummary = lazyComponent(() =>
  import(/* webpackChunkName: "own-figures" */ './own/own-figures').then((own) => own.OwnSummary),
);

/**
 * The panels with a person's own figures once a bank is linked, and with samples before (readings, "Decided since").
 * Neither is shown until it is known which.
 */
function Figures() {
  const { overview, isLoading } = useMoney();
  const hasOwn = overview !== undefined && overview.accounts.length > 0;
  return (
    <div className={styles.samples} aria-busy={isLoading}>
      {isLoading && (
        <>
          <PanelSkeleton />
          <PanelSkeleton />
        </>
      )}
      {hasOwn && <OwnPanels {...overview} />}
      {!isLoading && !hasOwn && (
        <>
          <TransactionsPanel />
          <SpendingPanel />
        </>
      )}
      <GoalsPanel />
      {isLoading && <PanelSkeleton />}
      {!isLoading && (overview && overview.updates.length > 0 ? <OwnSummary {...overview} /> : <BankOffer />)}
    </div>
  );
}

type ContentProps = {
  insights: Insights;
  /** The skeleton was there before: the figures come first, and what is below them with the next render. */
  hasWaited: boolean;
};

/** Everything under the greeting, once the insights have loaded or failed. */
function Content({ insights: result, hasWaited }: ContentProps) {
  const { insights, investment_profile: profile, status, support = [], insightsAt, ...query } = result;
  const isComplete = useDeferredValue(true, !hasWaited);
  const metrics = metricInsights(insights);
  const actions = useActions(priorityActions(insights));
  const hasTooLittle = status === 'too_little';
  const block =
    !query.hasFailed && insights.length === 0 ? <QuizOffer hasTooLittle={hasTooLittle} /> : <NextStep {...actions} />;
  return (
    <>
      <EmailReminder />
      {query.hasFailed && <Failed {...query} />}
      <SupportNotice needs={support} />
      {hasTooLittle ? block : <MetricCards cards={metricCards(insights)}>{block}</MetricCards>}
      {isComplete && (
        <>
          <div className={styles.reasons}>
            {(metrics.length > 0 || hasTooLittle) && (
              <HistoryPanel insightsAt={insightsAt} isExpected={metrics.some(({ change }) => change)} />
            )}
            {(insights.length > 0 || profile) && (
              <div className={styles.advice}>
                <InsightsPanel actions={actions} profile={profile} />
              </div>
            )}
            {metrics.length > 0 && <ExplanationPanel metrics={metrics} insightsAt={insightsAt} />}
          </div>
          <Figures />
        </>
      )}
    </>
  );
}

/** The dashboard of spec 2, inside its query provider. */
export function Overview() {
  const t = useTexts();
  const { user } = useAuth();
  const insights = useInsights();
  const [hasWaited] = useState(insights.isLoading);
  return (
    <div className={styles.dashboard}>
      <Page
        title={t('dashboard.greeting', { name: user?.first_name.trim() || t('dashboard.anyone') })}
        subtitle={t('dashboard.subtitle')}
        actions={
          insights.insights.length > 0 && (
            <Link to="/onboarding" className={link.link}>
              {t('dashboard.update')}
            </Link>
          )
        }
      >
        {insights.isLoading ? <DashboardSkeleton /> : <Content insights={insights} hasWaited={hasWaited} />}
      </Page>
    </div>
  );
}
