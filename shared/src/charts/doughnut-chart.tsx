import { useFormat } from '@verdant/shared/format';
import { ChartFigure } from './chart-figure';
import styles from './charts.module.css';
import { colourToken } from './colours';
import { wholeShares } from './shares';
import { useTexts } from './texts';
import type { ChartProps } from './types';

type DoughnutChartProps = ChartProps & {
  /** One figure per label; parts of a whole. */
  values: readonly number[];
  /** What the figures are, for example `Amount`; heads their column in the table. */
  valueTitle: string;
  /** In the middle of the ring, for example the sum. */
  centre?: { value: string; label: string };
};

/** The parts of a whole: a ring, and beside it a legend with every part's figure and share. */
export function DoughnutChart({
  values,
  valueTitle,
  centre,
  formatValue,
  height = '16rem',
  ...figure
}: DoughnutChartProps) {
  const t = useTexts();
  const format = useFormat();
  const shares = wholeShares(values).map(format.percent);
  const show = formatValue ?? format.number;
  return (
    <ChartFigure
      {...figure}
      height={height}
      layout="beside"
      drawing={{
        kind: 'doughnut',
        series: [{ label: valueTitle, values }],
        formatValue: show,
        formatShare: format.percent,
      }}
      columns={[
        { title: valueTitle, cells: values.map((value) => show(value)) },
        { title: t('charts.share'), cells: shares },
      ]}
      centre={
        centre && (
          <>
            <span className={styles.centreValue}>{centre.value}</span>
            <span className={styles.centreLabel}>{centre.label}</span>
          </>
        )
      }
      legend={
        <ul className={styles.legendList}>
          {figure.labels.map((label, place) => (
            <li key={label} className={styles.legendItem}>
              <span className={styles.swatch} style={{ background: `var(${colourToken(place)})` }} aria-hidden="true" />
              <span className={styles.legendLabel}>{label}</span>
              <span className={styles.legendValue}>{show(values[place] ?? 0)}</span>
              <span className={styles.legendShare}>{shares[place]}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
