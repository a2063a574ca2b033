import { useId } from 'react';
import { LineChart } from '@verdant/shared/charts';
import { useFormat } from '@verdant/shared/format';
import { useAuth } from '@verdant/shared/services';
import { Panel, useLazyComponent, Button, Spinner } from '@verdant/shared/ui';
import { ChartRow, LeadFigures } from '../components/figures';
import { SamplePage } from '../components/sample-page';
import { sampleMonths } from '../figures/figures';
import { useTexts } from '../texts';
import { FocusAreas } from './focus-areas';
import { healthScores, insightCards, scoreMetrics, type InsightCard } from './insights-data';
import { RecommendationCards, useImpactText } from './recommendation-cards';

const loadHistory = async () => (await import(/* webpackChunkName: "own-history" */ './own/own-history')).OwnHistory;

/** The user's score history. A spinner is shown only to users with account data, because others have no history. */
function OwnHistory() {
  const { user } = useAuth();
  const { state } = useLazyComponent(loadHistory);
  // CSS hides the example while `data-pending` is present.
  const loading = user?.has_account_data === true && (
    <div data-pending="">
      <Spinner />
    </div>
  );
  if (state.status === 'loading') return loading;
  return state.status === 'ready' && <state.Component loading={loading} />;
}

/** Users with account data see their own scores above the sample (spec 2). */
export function Insights() {
  const t = useTexts();
  const format = useFormat();
  const { score, monthlyChange, gain } = scoreMetrics;
  const [firstMonth, lastMonth] = [t(sampleMonths[0]), t(sampleMonths[5])];
  const stat = (id: 'score' | 'change' | 'gain', value: string, month: string) => ({
    id,
    value,
    label: t(`insights.metric.${id}`),
    detail: t(`insights.metric.${id}.detail`, { month }),
  });
  const stats = [
    stat('score', t('insights.metric.score.value', { score }), lastMonth),
    stat('change', format.change(monthlyChange), t(sampleMonths[4])),
    stat('gain', t('insights.metric.gain.value', { points: format.signed(gain) }), firstMonth),
  ];
  return (
    <SamplePage page="insights" title={t('insights.title')} subtitle={t('insights.subtitle')} history={<OwnHistory />}>
      <ChartRow second="wide">
        <section aria-label={t('insights.metrics')}>
          <LeadFigures stats={stats} />
        </section>
        <Panel title={t('insights.score.title')}>
          <LineChart
            title={t('insights.score.title')}
            caption={t('insights.score.caption', { first: healthScores[0], firstMonth, last: score, lastMonth })}
            labelTitle={t('common.month')}
            labels={sampleMonths.map((month) => t(month))}
            series={[{ label: t('insights.score.series'), values: healthScores }]}
            yAxis={{ min: 0, max: 100 }}
            height="20rem"
          />
        </Panel>
      </ChartRow>
      <FocusAreas />
      <RecommendationCards />
      <RecommendedActions />
    </SamplePage>
  );
}

function RecommendedAction(card: InsightCard) {
  const t = useTexts();
  const impactText = useImpactText();
  const id = useId();
  return (
    <li className="v-cluster v-gap-3 v-column-4 v-center v-line-above v-pad-4">
      <div className="v-words">
        <p id={id} className="v-strong">
          {t(`insights.${card.id}.action`)}
        </p>
        <p className="v-muted v-sm v-figures">{impactText(card)}</p>
      </div>
      <Button variant="secondary" size="sm" aria-describedby={id}>
        {t('insights.actions.take')}
      </Button>
    </li>
  );
}

/** Section whose buttons `Take Action` have no effect (spec 2). */
function RecommendedActions() {
  const t = useTexts();
  return (
    <Panel title={t('insights.actions.title')}>
      <ul>
        {insightCards.map((card) => (
          <RecommendedAction key={card.id} {...card} />
        ))}
      </ul>
    </Panel>
  );
}
