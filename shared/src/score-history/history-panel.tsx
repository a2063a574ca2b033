import { lazyComponent } from '../lazy';
import { Button } from '@verdant/shared/ui';
import styles from './history.module.css';
import { useTexts } from './texts';
import { trendsOf } from './trend';
import { useHistory } from './use-history';

/** Chart of all quizzes, loaded only for users with at least two quizzes. */
const Trends = lazyComponent(async () => (await import(/* webpackChunkName: "trends" */ './trends')).Trends);

type HistoryPanelProps = {
  /** Time in milliseconds at which the insights of the page were fetched; undefined without insights. */
  insightsAt?: number;
  /** True if the user has an earlier quiz with a score. A failed request is only shown if true. */
  isExpected?: boolean;
  /** True if the section is initially closed, for pages on which scores are not the main content. */
  isFolded?: boolean;
};

/** 'Your scores over time', from the second quiz with a score on. */
export function HistoryPanel({ insightsAt, isExpected = false, isFolded = false }: HistoryPanelProps) {
  const t = useTexts();
  const { data: history, isError, isFetching, refetch } = useHistory(insightsAt);
  if (history) return trendsOf(history).length > 0 && <Trends history={history} isFolded={isFolded} />;
  if (!isError || !isExpected) return null;
  return (
    <section aria-label={t('history.title')}>
      <h2 className={`${styles.title} v-xl`}>{t('history.title')}</h2>
      <div className="v-cluster v-gap-2 v-column-4 v-center v-between v-sm" role="status">
        <span>{t('history.failed')}</span>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('history.retry')}
        </Button>
      </div>
    </section>
  );
}
