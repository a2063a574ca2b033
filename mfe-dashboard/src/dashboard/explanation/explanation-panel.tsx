import type { ReadExplanation } from '@verdant/shared/contract';
import { Link } from '@verdant/shared/router';
import { Button, Panel, Skeleton } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './explanation.module.css';
import { MetricExplanation } from './metric-explanation';
import { useExplanation } from './use-explanation';

type ExplanationPanelProps = {
  /** When the insights were fetched, in milliseconds. */
  insightsAt: number;
  /** How many scores there are to explain. */
  count: number;
};

/** A failure stays in this panel: the scores themselves have loaded. */
function Failed({ isRetrying, retry }: { isRetrying: boolean; retry: () => void }) {
  const t = useTexts();
  return (
    <div className={styles.failed} role="status">
      {t('why.failed')}
      <Button variant="secondary" size="sm" busy={isRetrying} onClick={retry}>
        {t('dashboard.retry')}
      </Button>
    </div>
  );
}

function Rows({ metrics, previous_completed_at }: ReadExplanation) {
  return (
    <div className={styles.list}>
      {metrics.map((metric) => (
        <MetricExplanation key={metric.title} metric={metric} since={previous_completed_at} />
      ))}
    </div>
  );
}

/** Placeholders as tall as closed rows, so that nothing below moves. */
function Loading({ count }: { count: number }) {
  const t = useTexts();
  return (
    <div className={styles.list}>
      <p className="visually-hidden" role="status">
        {t('why.loading')}
      </p>
      {Array.from({ length: count }, (_row, place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  );
}

/** 'Why these scores': the range of each score, and the answers that moved it most. Claims no order among them. */
export function ExplanationPanel({ insightsAt, count }: ExplanationPanelProps) {
  const t = useTexts();
  const { explanation, hasFailed, isRetrying, retry } = useExplanation(insightsAt);
  const content = () => {
    if (hasFailed) return <Failed isRetrying={isRetrying} retry={retry} />;
    if (explanation?.metrics.length === 0) return <p className={styles.quiet}>{t('why.none')}</p>;
    return (
      <>
        {explanation ? <Rows {...explanation} /> : <Loading count={count} />}
        <p className={styles.note}>{t('why.pointsNote')}</p>
      </>
    );
  };
  return (
    <Panel
      title={t('why.title')}
      aside={
        <Link to="/quiz/answers" className={styles.link}>
          {t('why.changeAnswers')}
        </Link>
      }
    >
      <p className={styles.lead}>{t('why.lead')}</p>
      {content()}
    </Panel>
  );
}
