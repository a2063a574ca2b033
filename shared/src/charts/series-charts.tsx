import { useFormat } from '@verdant/shared/format';
import { ChartFigure } from './chart-figure';
import { ColourMark } from './mark';
import type { ChartSeries, DrawingProps, SeriesChartProps } from './types';

function SeriesLegend({ series }: { series: readonly ChartSeries[] }) {
  return (
    <ul className="v-cluster v-gap-1 v-column-5 v-muted v-sm">
      {series.map(({ label, colour }, index) => (
        <li key={label} className="v-folding v-inline v-gap-2 v-center">
          <ColourMark place={colour ? colour - 1 : index} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function SeriesChart({ kind, series, yAxis, formatValue, ...figure }: SeriesChartProps & Pick<DrawingProps, 'kind'>) {
  const format = useFormat();
  const show = formatValue ?? format.number;
  return (
    <ChartFigure
      {...figure}
      drawing={{ kind, series, yAxis, formatValue: show }}
      columns={series.map(({ label, values }) => ({ title: label, cells: values.map((value) => show(value)) }))}
      legend={series.length > 1 && <SeriesLegend series={series} />}
    />
  );
}

export function LineChart(props: SeriesChartProps) {
  return <SeriesChart {...props} kind="line" />;
}

/** Shows figures as bars; `horizontal` leaves more space for long labels. */
export function BarChart({ horizontal = false, ...props }: SeriesChartProps & { horizontal?: boolean }) {
  return <SeriesChart {...props} kind={horizontal ? 'horizontal-bar' : 'bar'} />;
}
