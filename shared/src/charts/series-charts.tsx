import { Fragment } from 'react';
import { useFormat } from '@verdant/shared/format';
import { ChartFigure } from './chart-figure';
import styles from './charts.module.css';
import { Mark } from './mark';
import { useTexts } from './texts';
import type { ChartSeries, DrawingProps, SeriesChartProps } from './types';

function Entry({ label, place, faint }: { label: string; place: number; faint?: boolean }) {
  return (
    <li className={styles.legendItem}>
      <Mark place={place} faint={faint} />
      {label}
    </li>
  );
}

function SeriesLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className={styles.legendRow}>
      {series.map(({ label, colour, range }, place) => {
        const own = colour ? colour - 1 : place;
        return (
          <Fragment key={label}>
            <Entry label={label} place={own} />
            {range && <Entry label={range.label} place={own} faint />}
          </Fragment>
        );
      })}
    </ul>
  );
}

function SeriesChart({ kind, series, yAxis, formatValue, ...figure }: SeriesChartProps & Pick<DrawingProps, 'kind'>) {
  const t = useTexts();
  const format = useFormat();
  const show = formatValue ?? format.number;
  const showRange = ([low, high]: readonly [number, number]) => t('charts.range', { low: show(low), high: show(high) });
  const columns = series.flatMap(({ label, values, range }) => [
    { title: label, cells: values.map((value) => show(value)) },
    ...(range ? [{ title: range.label, cells: range.values.map((ends) => showRange(ends)) }] : []),
  ]);
  return (
    <ChartFigure
      {...figure}
      drawing={{ kind, series, yAxis, formatValue: show, formatRange: showRange }}
      columns={columns}
      legend={(series.length > 1 || series.some(({ range }) => range)) && <SeriesLegend series={series} />}
    />
  );
}

/** A development over time. */
export function LineChart(props: SeriesChartProps) {
  return <SeriesChart {...props} kind="line" />;
}

/** Figures side by side; `horizontal` gives long labels their room. */
export function BarChart({ horizontal = false, ...props }: SeriesChartProps & { horizontal?: boolean }) {
  return <SeriesChart {...props} kind={horizontal ? 'horizontal-bar' : 'bar'} />;
}
