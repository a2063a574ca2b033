import { useFormat } from '@verdant/shared/format';
import { ChartFigure } from './chart-figure';
import styles from './charts.module.css';
import { CHART_COLOUR_COUNT, ColourMark } from './mark';
import { groupRemainingParts, roundSharesToWholePercent } from './shares';
import { useTexts } from './texts';
import type { ChartProps } from './types';

type DoughnutChartProps = ChartProps & {
  /** One figure per label; together the figures are 100%. */
  values: readonly number[];
  valueTitle: string;
  centre?: { value: string; label: string };
  /** Shows a small ring with shares only, in which the last parts are combined; the table lists all parts. */
  compact?: boolean;
};

/** Number of parts that a compact ring shows separately; two or more further parts are combined into one. */
const FEW = 4;

/** Shows the parts of a total as a ring, with each part's name, figure and share. */
export function DoughnutChart({
  values,
  valueTitle,
  centre,
  formatValue,
  compact = false,
  height = compact ? '8.5rem' : '16rem',
  ...figure
}: DoughnutChartProps) {
  const t = useTexts();
  const format = useFormat();
  const show = formatValue ?? format.number;
  const shares = roundSharesToWholePercent(values);
  const parts = figure.labels.map((label, index) => ({
    label,
    value: values[index] ?? 0,
    share: shares[index] ?? 0,
    colour: index,
  }));
  const shown = compact
    ? groupRemainingParts(parts, FEW, (count) => ({
        label: t('charts.more', { count }),
        colour: CHART_COLOUR_COUNT - 1,
      }))
    : parts;
  return (
    <ChartFigure
      {...figure}
      height={height}
      layout={compact ? 'compact' : 'beside'}
      drawing={{
        kind: 'doughnut',
        labels: shown.map(({ label }) => label),
        series: [{ label: valueTitle, values: shown.map(({ value }) => value) }],
        partColours: shown.map(({ colour }) => colour),
        formatValue: show,
        formatShare: format.percent,
      }}
      columns={[
        { title: valueTitle, cells: values.map((value) => show(value)) },
        { title: t('charts.share'), cells: shares.map((share) => format.percent(share)) },
      ]}
      centre={
        centre && (
          <>
            <span className="v-lg v-display v-figures v-track-2">{centre.value}</span>
            <span className="v-muted v-xs">{centre.label}</span>
          </>
        )
      }
      legend={
        <ul className={`v-gap-2 ${styles.legendList} ${compact ? 'v-xs' : 'v-sm'}`}>
          {shown.map(({ label, value, share, colour }) => (
            <li key={label} className="v-folding v-inline v-gap-2 v-center">
              <ColourMark place={colour} />
              <span className={`v-grow v-narrowing ${styles.legendLabel}`}>{label}</span>
              {!compact && <span className="v-muted v-figures">{show(value)}</span>}
              <span className={`${styles.legendShare} v-strong v-figures v-end`}>{format.percent(share)}</span>
            </li>
          ))}
        </ul>
      }
    />
  );
}
