import { useRef, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { classNames, Skeleton, useLazyComponent } from '@verdant/shared/ui';
import type { ChartColumn } from './chart-table';
import { loadDrawing } from './load-drawing';
import { TableFigure } from './table-figure';
import type { ChartProps, DrawingProps } from './types';
import styles from './charts.module.css';

/** A chart that is about to be scrolled to starts loading, so that most people never see its skeleton. */
const NEAR = '160px';

/** `printed` as soon as the page is, even after it was near: what is then missing from it will be missing on the sheet. */
type View = 'far' | 'near' | 'printed';

/** Whether the element has come near the visible part of the page, or the page has been printed. */
function useInView(ref: RefObject<Element | null>): View {
  const [view, setView] = useState<View>('far');

  useEffect(() => {
    const element = ref.current;
    if (view !== 'far' || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setView('near');
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, view]);

  useEffect(() => {
    // The browser lays out the sheets at once.
    const print = () => flushSync(() => setView('printed'));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);

  return view;
}

type ChartFigureProps = Pick<ChartProps, 'title' | 'caption' | 'labelTitle' | 'labels' | 'height'> & {
  drawing: Omit<DrawingProps, 'name' | 'labels'> & Partial<Pick<DrawingProps, 'labels'>>;
  columns: readonly ChartColumn[];
  /** Above or beside the drawing. */
  legend?: ReactNode;
  /** In the middle of the drawing. */
  centre?: ReactNode;
  layout?: 'stacked' | 'beside' | 'compact';
};

/**
 * A chart on a canvas, whose library loads when it comes into view; it keeps its space until then. Printed before it has
 * loaded, its table stands in.
 */
export function ChartFigure({
  height = '18rem',
  drawing,
  legend,
  centre,
  layout = 'stacked',
  ...figure
}: ChartFigureProps) {
  const stage = useRef<HTMLDivElement>(null);
  const view = useInView(stage);
  const { state, retry } = useLazyComponent(loadDrawing, view !== 'far');

  return (
    <TableFigure
      {...figure}
      stage={stage}
      asTable={view === 'printed' && state.status !== 'ready'}
      failure={state.status === 'failed' ? { retry } : undefined}
    >
      <div className={classNames(styles.chart, styles[layout])}>
        {legend}
        <div className={styles.drawing} style={{ height }}>
          {state.status === 'ready' ? (
            <state.Component labels={figure.labels} {...drawing} name={figure.title} />
          ) : (
            <Skeleton height="100%" />
          )}
          {centre && state.status === 'ready' && <div className={styles.centre}>{centre}</div>}
        </div>
      </div>
    </TableFigure>
  );
}
