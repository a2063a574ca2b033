import { lazyComponent } from '@verdant/shared/lazy';
import { Button } from '@verdant/shared/ui';
import { Section } from '../../section/section';
import { useTexts } from '../../texts';
import styles from './history.module.css';
import { useHistory } from './use-history';

/** From the second quiz on: a chunk that the others do not load. */
const Trends = lazyComponent(async () => (await import(/* webpackChunkName: "trends" */ './trends')).Trends);

type HistoryPanelProps = {
  /** When the insights were fetched, in milliseconds. */
  insightsAt: number;
  /** Whether there is a quiz to compare with, so that a failure is worth a word. */
  isExpected: boolean;
};

/** 'Your scores over time', from the second quiz with a score on. */
export function HistoryPanel({ insightsAt, isExpected }: HistoryPanelProps) {
  const t = useTexts();
  const { history, hasFailed, isRetrying, retry } = useHistory(insightsAt);
  if (history) return <Trends history={history} />;
  if (!hasFailed || !isExpected) return null;
  return (
    <Section title={t('history.title')}>
      <div className={styles.failed} role="status">
        {t('history.failed')}
        <Button variant="secondary" size="sm" busy={isRetrying} onClick={retry}>
          {t('dashboard.retry')}
        </Button>
      </div>
    </Section>
  );
}
