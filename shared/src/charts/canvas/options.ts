import type { ChartData, ChartOptions } from 'chart.js';
import { withAlpha } from '../colours';
import { wholeShares } from '../shares';
import type { DrawingProps } from '../types';
import { wrapLabel } from '../wrap-label';
import type { Palette } from './palette';

const FONT_SIZE = 12;
const ANIMATION_MS = 450;

const figureAt = ({ series }: DrawingProps, dataset: number, index: number) => series[dataset]?.values[index] ?? 0;

/** The look that all kinds share. */
function baseOptions(palette: Palette, calm: boolean) {
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: calm ? (false as const) : { duration: ANIMATION_MS },
    color: palette.text,
    font: { family: palette.font, size: FONT_SIZE },
  };
}

function tooltipLook(palette: Palette) {
  return {
    backgroundColor: palette.tooltip,
    titleColor: palette.strongText,
    bodyColor: palette.text,
    borderColor: palette.grid,
    borderWidth: 1,
    cornerRadius: 8,
    padding: 10,
    boxPadding: 4,
    usePointStyle: true,
    titleFont: { family: palette.font, size: FONT_SIZE, weight: 600 },
    bodyFont: { family: palette.font, size: FONT_SIZE },
  };
}

/** Options of lines and bars. `calm` draws without animation (reduced motion). */
export function axisOptions(props: DrawingProps, palette: Palette, calm: boolean): ChartOptions<'line' | 'bar'> {
  const { kind, yAxis, formatValue } = props;
  const horizontal = kind === 'horizontal-bar';
  const font = { family: palette.font, size: FONT_SIZE };
  const values = {
    min: yAxis?.min,
    max: yAxis?.max,
    beginAtZero: kind !== 'line',
    border: { display: false },
    grid: { color: palette.grid },
    title: { display: Boolean(yAxis?.title), text: yAxis?.title ?? '', color: palette.text, font },
    ticks: { color: palette.text, font, maxTicksLimit: 6, callback: (value: string | number) => formatValue(Number(value)) },
  };
  const labels = {
    border: { display: false },
    grid: { display: false },
    ticks: { color: palette.text, font, maxRotation: 0, autoSkipPadding: 12 },
  };
  return {
    ...baseOptions(palette, calm),
    indexAxis: horizontal ? 'y' : 'x',
    interaction: { mode: 'index', intersect: false, axis: horizontal ? 'y' : 'x' },
    scales: horizontal ? { x: values, y: labels } : { x: labels, y: values },
    plugins: {
      legend: { display: false },
      tooltip: {
        ...tooltipLook(palette),
        callbacks: {
          title: (items) => props.labels[items[0]?.dataIndex ?? -1] ?? '',
          label: (item) => ` ${props.series[item.datasetIndex]?.label}: ${formatValue(figureAt(props, item.datasetIndex, item.dataIndex))}`,
        },
      },
    },
  };
}

/** Options of a ring. */
export function doughnutOptions(props: DrawingProps, palette: Palette, calm: boolean): ChartOptions<'doughnut'> {
  const shares = wholeShares(props.series[0]?.values ?? []);
  return {
    ...baseOptions(palette, calm),
    cutout: '70%',
    plugins: {
      legend: { display: false },
      tooltip: {
        ...tooltipLook(palette),
        callbacks: {
          title: (items) => props.labels[items[0]?.dataIndex ?? -1] ?? '',
          label: (item) => ` ${props.formatValue(figureAt(props, 0, item.dataIndex))} (${shares[item.dataIndex] ?? 0}%)`,
        },
      },
    },
  };
}

const axisLabels = ({ kind, labels }: DrawingProps) => labels.map((label) => wrapLabel(label, kind === 'horizontal-bar' ? 18 : 14));
const seriesColour = (palette: Palette, place: number, chosen?: number) => palette.colour(chosen ? chosen - 1 : place);

export function lineData(props: DrawingProps, palette: Palette): ChartData<'line', number[], string | string[]> {
  return {
    labels: axisLabels(props),
    datasets: props.series.map(({ label, values, colour }, place) => {
      const ink = seriesColour(palette, place, colour);
      return {
        label,
        data: [...values],
        borderColor: ink,
        backgroundColor: withAlpha(ink, 0.12),
        pointBackgroundColor: ink,
        pointBorderColor: palette.surface,
        pointBorderWidth: 2,
        pointRadius: 4,
        pointHoverRadius: 6,
        borderWidth: 2.5,
        tension: 0.35,
        fill: props.series.length === 1,
      };
    }),
  };
}

export function barData(props: DrawingProps, palette: Palette): ChartData<'bar', number[], string | string[]> {
  return {
    labels: axisLabels(props),
    datasets: props.series.map(({ label, values, colour }, place) => ({
      label,
      data: [...values],
      backgroundColor: seriesColour(palette, place, colour),
      borderRadius: 6,
      maxBarThickness: props.kind === 'horizontal-bar' ? 20 : 44,
    })),
  };
}

export function doughnutData(props: DrawingProps, palette: Palette): ChartData<'doughnut', number[], string> {
  const [series] = props.series;
  return {
    labels: [...props.labels],
    datasets: [
      {
        label: series?.label,
        data: [...(series?.values ?? [])],
        backgroundColor: props.labels.map((_label, place) => palette.colour(place)),
        borderColor: palette.surface,
        borderWidth: 3,
        borderRadius: 6,
        hoverOffset: 4,
      },
    ],
  };
}
