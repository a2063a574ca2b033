import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '@verdant/shared/lazy';
import { isFetchingFirst, useMoney } from '@verdant/shared/money';
import { useInsights } from '../use-insights';

/** Placeholder while the strip is loading, with the height that the strip has on most screens. */
function Place({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', minHeight: '7.5rem', placeItems: 'center' }}>{children}</div>;
}

const DifferenceStrip = lazyComponent(
  async () => (await import(/* webpackChunkName: "difference" */ './answer-difference-strip')).AnswerDifferenceStrip,
  Place,
);

/** Refetches the insights once the first figures of a newly linked bank arrive, because they can differ from an answer. */
function useFirstFigures(refetch: () => Promise<unknown>): void {
  const { overview } = useMoney();
  const isWaiting = overview !== undefined && isFetchingFirst(overview);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void refetch();
    wasWaiting.current = isWaiting;
  }, [isWaiting, refetch]);
}

/** Lets the user decide about any difference between an answer and a figure. Needs a `QueryProvider`. */
export function AnswerDifference() {
  const { differences = [], query } = useInsights({ refetchOnMount: false });
  const [isShown, setShown] = useState(false);
  useFirstFigures(query.refetch);
  // The strip stays after the decision, because it then shows the outcome.
  if (differences.length > 0 && !isShown) setShown(true);
  return isShown ? <DifferenceStrip /> : null;
}
