import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { classNames, Skeleton, useLazyComponent } from '@verdant/shared/ui';
import styles from './charts.module.css';
import { loadDrawing } from './load-drawing';
import { TableFigure } from './table-figure';
import type { ChartColumn } from './table-figure';
import type { ChartProps, DrawingProps } from './types';

/** Distance from the visible area at which a chart starts loading, so that most users never see its skeleton. */
const NEAR = '160px';

/** Distance of the chart from the visible area; `printed` once the page prints: the table replaces an unloaded chart. */
type View = 'far' | 'near' | 'printed';

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
    // React must render synchronously, because the browser lays out the printed pages right after this event.
    const print = () => flushSync(() => setView('printed'));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);

  return view;
}

type ChartFigureProps = Pick<ChartProps, 'title' | 'caption' | 'labelTitle' | 'labels' | 'height'> & {
  drawing: Omit<DrawingProps, 'name' | 'labels'> & Partial<Pick<DrawingProps, 'labels'>>;
  columns: readonly ChartColumn[];
  legend?: ReactNode;
  centre?: ReactNode;
  layout?: 'stacked' | 'beside' | 'compact';
};

/** A chart whose library loads when it comes into view. The table is printed if the page is printed earlier. */
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
      <div className={classNames('v-stack v-gap-4', styles[layout])}>
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
