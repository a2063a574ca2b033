import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '@verdant/shared/lazy';
import { isFetchingFirst, useMoney } from '@verdant/shared/money';
import { useInsights } from '../use-insights';
import styles from './answer-difference.module.css';

/** A placeholder with the height of the strip on most screens. */
function Place({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}

/** A chunk that only users with a difference load. */
const DifferenceStrip = lazyComponent(
  async () => (await import(/* webpackChunkName: "difference" */ './difference-strip')).DifferenceStrip,
  Place,
);

/** Refetches the insights once the first figures of a newly linked bank have arrived, which may differ from an answer. */
function useFirstFigures(refetch: () => void): void {
  const { overview } = useMoney();
  const isWaiting = overview !== undefined && isFetchingFirst(overview);
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) refetch();
    wasWaiting.current = isWaiting;
  }, [isWaiting, refetch]);
}

/**
 * Shows a difference between an answer and a figure of the user's accounts, and lets the user choose. It needs a
 * `QueryProvider`, and renders nothing without a difference.
 */
export function AnswerDifference() {
  const { differences = [], retry } = useInsights({ refetchOnMount: false });
  const [isShown, setShown] = useState(false);
  useFirstFigures(retry);
  // Once shown it stays, as the receipt.
  if (differences.length > 0 && !isShown) setShown(true);
  return isShown ? <DifferenceStrip /> : null;
}
