import { useQuery } from '@verdant/shared/query';
import { useApi, useLanguage } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { callApi, historyCalls, type QuizHistory } from '../contract';
import { lazyComponent } from '../lazy';
import { useTexts } from './texts';
import { trendsOf } from './trend';
import styles from './history.module.css';

/** From the second quiz on: a chunk that the others do not load. */
const Trends = lazyComponent(async () => (await import(/* webpackChunkName: "trends" */ './trends')).Trends);

type HistoryPanelProps = {
  /** When the insights were fetched that it belongs to, in milliseconds; undefined without any. */
  insightsAt?: number;
  /** Whether there is a quiz to compare with, so that a failure is worth a word. */
  isExpected?: boolean;
};

/** 'Your scores over time', from the second quiz with a score on. */
export function HistoryPanel({ insightsAt, isExpected = false }: HistoryPanelProps) {
  const t = useTexts();
  const { history, hasFailed, isRetrying, retry } = useHistory(insightsAt);
  if (history) return trendsOf(history).length > 0 && <Trends history={history} />;
  if (!hasFailed || !isExpected) return null;
  return (
    <section aria-label={t('history.title')}>
      <h2 className={styles.title}>{t('history.title')}</h2>
      <div className={styles.failed} role="status">
        {t('history.failed')}
        <Button variant="secondary" size="sm" busy={isRetrying} onClick={retry}>
          {t('history.retry')}
        </Button>
      </div>
    </section>
  );
}

type History = {
  /** Null while loading and after a failure. */
  history: QuizHistory | null;
  hasFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
};

/**
 * The history that belongs to the insights fetched at `insightsAt` (milliseconds), or that of now. The last one stays until the
 * new one, or that in another language, has loaded.
 */
function useHistory(insightsAt: number | undefined): History {
  const api = useApi();
  const { language } = useLanguage();
  const query = useQuery<QuizHistory>({
    queryKey: ['history', language, insightsAt],
    queryFn: async ({ signal }) => callApi(api, historyCalls.list, { signal }),
    placeholderData: (last) => last,
    // What belongs to insights is current as long as they are.
    ...(insightsAt !== undefined && { staleTime: Number.POSITIVE_INFINITY }),
  });
  return {
    history: query.data ?? null,
    hasFailed: query.isError,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
