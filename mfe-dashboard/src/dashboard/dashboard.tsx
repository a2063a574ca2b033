import { useDeferredValue, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '@verdant/shared/calls';
import { HistoryPanel } from '@verdant/shared/score-history';
import { EmailReminder } from '@verdant/shared/email-reminder';
import { useAuth } from '@verdant/shared/services';
import { SupportNotice } from '@verdant/shared/support';
import { Page, ButtonLink } from '@verdant/shared/ui';
import { lazyComponent } from '@verdant/shared/lazy';
import { hasAccountData, transactionsFrom, useMoney } from '@verdant/shared/money';
import type { MoneyOverview } from '@verdant/shared/contract';
import { Link } from '@verdant/shared/router';
import { NextAction } from '@verdant/shared/overview';
import { QueryProvider } from '@verdant/shared/query';
import { useTexts } from '../texts';
import { priorityActions } from './actions/priority-actions';
import { useActionDecisions } from './actions/use-actions';
import { BankOffer } from './bank-offer/bank-offer';
import { AnswerDifference } from './difference/answer-difference';
import { DashboardSkeleton, PanelSkeleton } from './dashboard-skeleton';
import { ExplanationPanel } from './explanation/explanation-panel';
import { FirstSteps } from './first-steps/first-steps';
import { InsightsPanel } from './insights/insights-panel';
import { MetricCards } from './metric-cards/metric-cards';
import { metricCards, metricInsights } from './metric-cards/metrics';
import styles from './dashboard.module.css';
import { NewResult } from './new-result/new-result';
import { GoalsPanel } from './panels/goals-panel';
import { SampleSpendingPanel, SampleTransactionsPanel } from './panels/sample-panels';
import { useInsights } from './use-insights';

/**
 * Invitation to take the quiz, for users without a completed quiz or without a score after a quiz.
 */
function QuizOffer({ hasTooLittle }: { hasTooLittle: boolean }) {
  const t = useTexts();
  return (
    <NextAction
      kicker={t('next.title')}
      title={t(hasTooLittle ? 'quiz.tooLittle' : 'quiz.title')}
      why={t(hasTooLittle ? 'quiz.tooLittle-text' : 'quiz.text')}
    >
      <ButtonLink to="/onboarding">{t('quiz.action')}</ButtonLink>
    </NextAction>
  );
}

const loadAccountData = async () => import(/* webpackChunkName: "account-data" */ './account-data/account-data');
const AccountDataPanels = lazyComponent(async () => (await loadAccountData()).AccountDataPanels);
/** Placeholder that hides the content below it, so that nothing shifts. */
const Loading = ({ children }: { children: ReactNode }) => <div data-loading="">{children}</div>;
const AccountFacts = lazyComponent(async () => (await loadAccountData()).AccountFacts, Loading);
const OwnFirstSteps = lazyComponent(async () => (await loadAccountData()).OwnFirstSteps, Loading);
const OwnGoalsPanel = lazyComponent(async () => (await loadAccountData()).OwnGoalsPanel);

/** Message that offers help about a finding in the user's transactions, loaded on demand: few users have such a finding. */
const KindLine = lazyComponent(
  async () => (await import(/* webpackChunkName: "kind-line" */ './kind-line/support-message')).SupportMessage,
);

/**
 * The panels about transactions, spending and goals: with account data if the user has any, otherwise with sample
 * figures. Shows placeholders while the account data loads, and offers to link a bank until a bank is linked.
 */
function MoneyPanels({ hasSteps }: { hasSteps: boolean }) {
  const { overview, isLoading } = useMoney();
  const isDemo = useAuth().user?.demo_ends_at !== undefined;
  const hasTransactions = overview !== undefined && overview.accounts.length > 0 && transactionsFrom(overview) !== null;
  const hasData = overview !== undefined && hasAccountData(overview);
  const isLinked = overview !== undefined && overview.updates.length > 0;
  return (
    <div className={`v-stack v-gap-3 v-column-12 v-line-above v-pad-top-3 ${styles.panels}`} aria-busy={isLoading}>
      {isLoading && (
        <>
          <PanelSkeleton />
          <PanelSkeleton />
          <PanelSkeleton />
        </>
      )}
      {hasTransactions && <AccountDataPanels {...overview} />}
      {!isLoading && !hasTransactions && (
        <>
          <SampleTransactionsPanel />
          <SampleSpendingPanel />
        </>
      )}
      {hasData && <OwnGoalsPanel {...overview} />}
      {!isLoading && !hasData && <GoalsPanel />}
      {!isLoading && !isLinked && !isDemo && (
        <div className={styles.offer}>
          <BankOffer hasFiles={hasTransactions} hasFileLink={!hasTransactions && !hasSteps} />
        </div>
      )}
    </div>
  );
}

type StepsProps = {
  overview: MoneyOverview;
  isQuizDone: boolean;
  isClosed: boolean;
};

/**
 * The first steps, in an element that takes the focus once they are hidden, so that Tab continues with the next content.
 */
function Steps({ isClosed, ...stepsInput }: StepsProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const onHidden = () => containerRef.current?.focus();
  return (
    <div ref={containerRef} tabIndex={-1} className={`${styles.steps} v-full`}>
      {!isClosed &&
        (hasAccountData(stepsInput.overview) ? (
          <OwnFirstSteps {...stepsInput} onHidden={onHidden} />
        ) : (
          <FirstSteps {...stepsInput} onHidden={onHidden} />
        ))}
    </div>
  );
}

type ContentProps = {
  insights: ReturnType<typeof useInsights>;
  /**
   * True if the skeleton was shown before. The scores are then rendered first, and the content below in the next render.
   */
  hasWaited: boolean;
};

/** Content below the greeting after the insights loaded or failed: account figures, scores, recommendations, details. */
function Content({ insights: result, hasWaited }: ContentProps) {
  const { insights, investment_profile: profile, status, support = [], insightsAt, hasFailed, query } = result;
  const t = useTexts();
  const { overview } = useMoney();
  const isComplete = useDeferredValue(true, !hasWaited);
  const metrics = metricInsights(insights);
  const actions = useActionDecisions(priorityActions(insights));
  const hasTooLittle = status === 'too_little';
  const isQuizDone = insights.length > 0 || hasTooLittle;
  const hasData = overview !== undefined && hasAccountData(overview);
  const hasSteps = overview !== undefined && !hasFailed && result.steps_closed !== true;
  return (
    <>
      <EmailReminder />
      {hasFailed && <LoadFailure query={query}>{t('dashboard.failed')}</LoadFailure>}
      <SupportNotice needs={support} />
      {result.kind_line && <KindLine line={result.kind_line} />}
      <NewResult />
      {hasData && <AccountFacts {...overview} />}
      <AnswerDifference />
      {overview && !hasFailed && <Steps overview={overview} isQuizDone={isQuizDone} isClosed={!hasSteps} />}
      {!hasFailed && insights.length === 0 && (hasTooLittle || !hasSteps) && <QuizOffer hasTooLittle={hasTooLittle} />}
      {!hasTooLittle && <MetricCards cards={metricCards(insights, result.differences)} />}
      {isComplete && (
        <>
          {(insights.length > 0 || profile) && (
            <InsightsPanel actions={actions} profile={profile} hasOtherBlock={(result.differences?.length ?? 0) > 0}>
              {metrics.length > 0 && <ExplanationPanel metrics={metrics} insightsAt={insightsAt} isFolded={hasData} />}
            </InsightsPanel>
          )}
          {(metrics.length > 0 || hasTooLittle) && (
            <HistoryPanel
              insightsAt={insightsAt}
              isExpected={metrics.some(({ change }) => change)}
              isFolded={hasData}
            />
          )}
          <MoneyPanels hasSteps={hasSteps} />
        </>
      )}
    </>
  );
}

function Overview() {
  const t = useTexts();
  const { user } = useAuth();
  const insights = useInsights();
  const money = useMoney();
  const [hasWaited] = useState(insights.isLoading);
  // A page that had to wait for insights also waits for the account data, on which the first section depends.
  const isLoading = insights.isLoading || (hasWaited && money.isLoading && !money.hasFailed);
  return (
    <div className={styles.dashboard}>
      <Page
        title={t('dashboard.greeting', { name: user?.first_name.trim() || t('dashboard.anyone') })}
        subtitle={t('dashboard.subtitle')}
        actions={
          insights.insights.length > 0 && (
            <Link to="/quiz/answers" className="v-screen v-sm v-strong v-link">
              {t('dashboard.update')}
            </Link>
          )
        }
      >
        {isLoading ? <DashboardSkeleton /> : <Content insights={insights} hasWaited={hasWaited} />}
      </Page>
    </div>
  );
}

export function Dashboard() {
  return (
    <QueryProvider>
      <Overview />
    </QueryProvider>
  );
}
