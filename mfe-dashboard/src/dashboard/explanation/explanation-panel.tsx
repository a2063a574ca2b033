import { ChevronDown } from 'lucide-react';
import { TableFigure } from '@verdant/shared/charts';
import type { MetricInsight } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { LoadFailure, useCall } from '@verdant/shared/calls';
import { insightCalls } from '@verdant/shared/contract';
import { useLanguage } from '@verdant/shared/services';
import { Section } from '../../section/section';
import { useMessages, useTexts } from '../../texts';
import styles from './explanation.module.css';
import { MetricExplanation } from './metric-explanation';
import panels from '../panels/panels.module.css';

type ExplanationPanelProps = {
  metrics: readonly MetricInsight[];
  /** Time at which the insights were fetched, in milliseconds since 1970. */
  insightsAt: number;
  /** True if the panel is closed at first, because figures of accounts and the scores' values are already shown above. */
  isFolded?: boolean;
};

/**
 * The panel 'Why these scores' (spec 2): bars and ranges of all metrics, and the answers that changed each metric most.
 */
export function ExplanationPanel({ metrics, insightsAt, isFolded = false }: ExplanationPanelProps) {
  const t = useTexts();
  const say = useMessages();
  const format = useFormat();
  const { language } = useLanguage();
  // Fetches the explanation again after each new fetch of insights, and shows the previous explanation until then.
  const query = useCall(insightCalls.explanation, { params: { id: 'latest' } }, ['explanation', language, insightsAt], {
    placeholderData: (last) => last,
    // Waits until the insights have loaded, also in a new language, because the explanation is about these insights.
    enabled: insightsAt > 0,
    // Never stale, because newly fetched insights have another query key.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const sorted = metrics.toSorted((a, b) => b.value - a.value);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  const caption =
    best && worst
      ? t(best === worst ? 'scores.one' : 'scores.range', {
          best: say(best.title),
          bestValue: format.percent(best.value),
          worst: say(worst.title),
          worstValue: format.percent(worst.value),
        })
      : '';
  const { data: explanation, isError } = query;
  const explainedOf = (title: string) => explanation?.metrics.find((metric) => metric.title === title);
  const instead = (
    <p className={`${styles.quiet} v-muted v-sm`}>{t(explanation || isError ? 'why.none' : 'why.loading')}</p>
  );
  const content = (
    <>
      <p className={`${styles.quiet} v-muted v-xs v-below-2`}>{t('why.lead')}</p>
      {isError && (
        <LoadFailure isQuiet query={query}>
          {t('why.failed')}
        </LoadFailure>
      )}
      <div className={panels.always}>
        <TableFigure
          title={t('scores.chart')}
          caption={caption}
          labelTitle={t('scores.metric')}
          labels={metrics.map(({ title }) => say(title))}
          columns={[
            { title: t('scores.value'), cells: metrics.map(({ value }) => format.percent(value)) },
            {
              title: t('history.range'),
              cells: metrics.map(({ range }) =>
                range ? t('history.ends', { low: format.percent(range[0]), high: format.percent(range[1]) }) : '-',
              ),
            },
          ]}
        >
          {metrics.map((metric) => (
            <MetricExplanation
              key={metric.title}
              metric={metric}
              explained={explainedOf(metric.title)}
              instead={instead}
              since={explanation?.previous_completed_at ?? null}
            />
          ))}
          <p className={`${styles.axis} v-line-above v-muted v-xs v-figures`} aria-hidden="true">
            <span>{format.percent(0)}</span>
            <span>{t('scores.axis')}</span>
            <span>{format.percent(100)}</span>
          </p>
        </TableFigure>
      </div>
    </>
  );
  if (!isFolded) {
    return (
      <Section small title={t('why.title')}>
        {content}
      </Section>
    );
  }
  return (
    <section aria-label={t('why.title')}>
      <details>
        <summary className="v-inline v-center v-between v-summary v-control">
          <h2 className="v-md v-strong v-track-1">{t('why.title')}</h2>
          <ChevronDown size={18} className={`${styles.sign} v-muted`} aria-hidden="true" />
        </summary>
        {content}
      </details>
    </section>
  );
}
