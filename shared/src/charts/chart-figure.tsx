import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Banner, Button, classNames, Skeleton, useLazyComponent } from '@verdant/shared/ui';
import { ChartTable } from './chart-table';
import type { ChartColumn } from './chart-table';
import styles from './charts.module.css';
import { loadDrawing } from './load-drawing';
import { useTexts } from './texts';
import type { ChartProps, DrawingProps } from './types';
import { useInView } from './use-in-view';

type ChartFigureProps = Pick<ChartProps, 'title' | 'caption' | 'labelTitle' | 'labels' | 'height'> & {
  drawing: Omit<DrawingProps, 'name' | 'labels'>;
  columns: readonly ChartColumn[];
  /** Above or beside the drawing. */
  legend?: ReactNode;
  /** In the middle of the drawing. */
  centre?: ReactNode;
  layout?: 'stacked' | 'beside';
};

/**
 * The frame of every chart: the drawing, its sentence, and the same figures as a table. The drawing keeps its
 * space while it loads and while the table covers it, so nothing on the page moves.
 */
export function ChartFigure({
  title,
  caption,
  labelTitle,
  labels,
  height = '18rem',
  drawing,
  columns,
  legend,
  centre,
  layout = 'stacked',
}: ChartFigureProps) {
  const t = useTexts();
  const captionId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const { state, retry } = useLazyComponent(loadDrawing, useInView(stage));
  const [wantsTable, setWantsTable] = useState(false);
  const failed = state.status === 'failed';
  const showTable = wantsTable || failed;

  return (
    <figure className={styles.figure} aria-label={title} aria-describedby={captionId}>
      <div className={styles.stage} ref={stage}>
        <div className={classNames(styles.chart, styles[layout], showTable && styles.covered)}>
          {legend}
          <div className={styles.drawing} style={{ height }}>
            {state.status === 'ready' ? (
              <state.Component {...drawing} labels={labels} name={title} />
            ) : (
              <Skeleton height="100%" />
            )}
            {centre && state.status === 'ready' && <div className={styles.centre}>{centre}</div>}
          </div>
        </div>
        {showTable && (
          <div className={styles.cover}>
            {failed && <Banner tone="info">{t('charts.failed')}</Banner>}
            <ChartTable title={title} labelTitle={labelTitle} labels={labels} columns={columns} />
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <figcaption id={captionId} className={styles.caption}>
          {caption}
        </figcaption>
        {failed ? (
          <Button variant="quiet" size="sm" onClick={retry}>
            {t('charts.retry')}
          </Button>
        ) : (
          <Button variant="quiet" size="sm" onClick={() => setWantsTable(!wantsTable)}>
            {wantsTable ? t('charts.viewChart') : t('charts.viewTable')}
          </Button>
        )}
      </div>
    </figure>
  );
}
