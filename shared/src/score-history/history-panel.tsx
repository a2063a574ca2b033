import type { ReactNode } from 'react';
import { LoadFailure, useCall } from '@verdant/shared/calls';
import { useLanguage } from '@verdant/shared/services';
import { historyCalls } from '../contract';
import { lazyComponent } from '@verdant/shared/lazy';
import { useTexts } from './texts';
import { metricTrendsOf } from './trend';

/** Fetches the quiz history, and again when `insightsAt` changes; the previous history stays until the response. */
function useHistory(insightsAt: number | undefined) {
  const { language } = useLanguage();
  return useCall(historyCalls.list, {}, ['history', language, insightsAt], {
    placeholderData: (last) => last,
    // The history is not refetched until the insights are refetched, because both change together.
    ...(insightsAt !== undefined && { staleTime: Number.POSITIVE_INFINITY }),
  });
}

/** Marks content that is still loading, so that a page can hide what would move. */
const Pending = ({ children }: { children: ReactNode }) => <div data-pending="">{children}</div>;

/** Chart of all quizzes, loaded for users with at least two quizzes. */
const Trends = lazyComponent(async () => (await import(/* webpackChunkName: "trends" */ './trends')).Trends, Pending);

type HistoryPanelProps = {
  /** Time at which the page's insights were fetched, in milliseconds; undefined without insights. */
  insightsAt?: number;
  /** True if the user has an earlier score, so that a failed request is shown. */
  isExpected?: boolean;
  isFolded?: boolean;
  /** Content during the request; by default empty. */
  loading?: ReactNode;
};

/** Shows scores over time if the user has at least two quizzes with a score. */
export function HistoryPanel({ insightsAt, isExpected = false, isFolded = false, loading }: HistoryPanelProps) {
  const t = useTexts();
  const query = useHistory(insightsAt);
  const { data: history, isPending } = query;
  if (history) return metricTrendsOf(history).length > 0 && <Trends history={history} isFolded={isFolded} />;
  if (isPending) return loading;
  if (!isExpected) return null;
  return (
    <section aria-label={t('history.title')}>
      <h2 className="v-xl v-below-3">{t('history.title')}</h2>
      <LoadFailure isQuiet query={query}>
        {t('history.failed')}
      </LoadFailure>
    </section>
  );
}
