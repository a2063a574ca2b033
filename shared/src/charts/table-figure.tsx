import { useId, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Banner, classNames } from '@verdant/shared/ui';
import styles from './charts.module.css';
import { useTexts } from './texts';

export type ChartColumn = { title: string; cells: readonly string[] };

type ChartTableProps = {
  title: string;
  labelTitle: string;
  labels: readonly string[];
  columns: readonly ChartColumn[];
};

function ChartTable({ title, labelTitle, labels, columns }: ChartTableProps) {
  return (
    <table className="v-table v-full v-sm v-anywhere">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{labelTitle}</th>
          {columns.map((column) => (
            <th key={column.title} scope="col" className="v-figures v-end">
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((column) => (
              <td key={column.title} className="v-figures v-end">
                {column.cells[row] ?? '-'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type TableFigureProps = ChartTableProps & {
  caption: string;
  children: ReactNode;
  failure?: { retry: () => void };
  /** True if the table replaces the drawing for another reason than a failure. */
  asTable?: boolean;
  stage?: Ref<HTMLDivElement>;
};

/** The frame of a chart: drawing, caption and table. The hidden drawing keeps its space, so that nothing moves. */
export function TableFigure({ caption, children, failure, asTable = false, stage, ...table }: TableFigureProps) {
  const t = useTexts();
  const captionId = useId();
  const [wantsTable, setWantsTable] = useState(false);
  const showTable = wantsTable || asTable || failure !== undefined;

  return (
    <figure
      className={`v-stack v-gap-4 v-container ${styles.figure}`}
      aria-label={table.title}
      aria-describedby={captionId}
    >
      <div className="v-stack v-layers" ref={stage}>
        <div className={classNames(showTable && `${styles.covered} v-invisible`)}>{children}</div>
        {showTable && (
          <div className="v-stack v-gap-3 v-packed">
            {failure && <Banner tone="info">{t('charts.failed')}</Banner>}
            <ChartTable {...table} />
          </div>
        )}
      </div>
      <div className="v-cluster v-gap-1 v-column-4 v-center v-between">
        <figcaption id={captionId} className={`${styles.caption} v-muted v-sm`}>
          {caption}
        </figcaption>
        <button
          type="button"
          className={`${styles.switch} v-bare v-rigid v-link v-sm v-strong`}
          onClick={failure?.retry ?? (() => setWantsTable(!wantsTable))}
        >
          {t(failure ? 'charts.retry' : wantsTable ? 'charts.viewChart' : 'charts.viewTable')}
        </button>
      </div>
    </figure>
  );
}
