import { lazyComponent } from '../lazy';
import { Button } from '@verdant/shared/ui';
import styles from './history.module.css';
import { useTexts } from './texts';
import { trendsOf } from './trend';
import { useHistory } from './use-history';

/** Chart of all quizzes, loaded only for users with at least two quizzes. */
const Trends = lazyComponent(async () => (await import(/* webpackChunkName: "trends" */ './trends')).Trends);

type HistoryPanelProps = {
  /** When the insights were fetched that it belongs to, in milliseconds; undefined without any. */
  insightsAt?: number;
  /** True if there is an earlier quiz to compare with; only then a failure is shown. */
  isExpected?: boolean;
  /** True to close the section at first: the page has more to show than scores. */
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
      <h2 className={styles.title}>{t('history.title')}</h2>
      <div className={styles.failed} role="status">
        <span>{t('history.failed')}</span>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('history.retry')}
        </Button>
      </div>
    </section>
  );
}
