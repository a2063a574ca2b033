import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames, Skeleton, useLazyComponent } from '@verdant/shared/ui';
import type { ChartColumn } from './chart-table';
import styles from './charts.module.css';
import { loadDrawing } from './load-drawing';
import { TableFigure } from './table-figure';
import type { ChartProps, DrawingProps } from './types';
import { useInView } from './use-in-view';

type ChartFigureProps = Pick<ChartProps, 'title' | 'caption' | 'labelTitle' | 'labels' | 'height'> & {
  drawing: Omit<DrawingProps, 'name' | 'labels'> & Partial<Pick<DrawingProps, 'labels'>>;
  columns: readonly ChartColumn[];
  /** Legend above or next to the drawing. */
  legend?: ReactNode;
  /** Content in the middle of the drawing. */
  centre?: ReactNode;
  layout?: 'stacked' | 'beside' | 'compact';
};

/**
 * A chart on a canvas, whose library loads when the chart comes into view; its space is reserved until then. If the page is
 * printed before that, the table is printed instead.
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
