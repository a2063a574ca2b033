import type { ChartData, ChartOptions, Scale } from 'chart.js';
import { roundSharesToWholePercent } from '../shares';
import type { DrawingProps } from '../types';
import { directLabelsOf } from './direct-labels';
import { withAlpha } from './palette';
import type { ChartPalette } from './palette';

const ANIMATION_MS = 450;
/** Width in letters below which axis labels are smaller. */
const NARROW = 30;
const SMALLER = 0.85;
const FEW_LABELS = 6;
/** Widths of a letter and of the value axis, as multiples of the font size. */
const LETTER = 0.54;
const VALUE_AXIS = 4.6;
/** Space for figures above or next to points and bars, as multiples of the font size. */
const ABOVE = 1.8;
const BESIDE = 3.4;
/** Shapes of points by colour; the first four are those of the scores. */
const pointStyles = ['circle', 'triangle', 'rect', 'rectRot'] as const;
/** Labels next to horizontal bars break at this many characters. */
const BESIDE_LETTERS = 18;

const figureAt = ({ series }: DrawingProps, dataset: number, index: number) => series[dataset]?.values[index] ?? 0;

function baseOptions(palette: ChartPalette, calm: boolean) {
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: calm ? (false as const) : { duration: ANIMATION_MS },
    color: palette.text,
    font: { family: palette.font, size: palette.size },
  };
}

function tooltipLook(palette: ChartPalette) {
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
    titleFont: { family: palette.font, size: palette.size, weight: 600 },
    bodyFont: { family: palette.font, size: palette.size },
  };
}

function lettersUnder(chartWidth: number, labels: number, size: number): number {
  return Math.max(6, Math.floor((chartWidth / size - VALUE_AXIS) / Math.max(1, labels) / LETTER));
}

/** Breaks a label at its spaces into lines of at most `length` characters; a longer word is not broken. */
export function wrapLabel(label: string, length: number): string | string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > 1 ? lines : label;
}

/** Returns the options of line and bar charts; `calm` draws without animation. */
export function axisOptions(props: DrawingProps, palette: ChartPalette, calm: boolean): ChartOptions<'line' | 'bar'> {
  const { kind, yAxis, formatValue } = props;
  const horizontal = kind === 'horizontal-bar';
  const { size } = palette;
  const font = { family: palette.font, size };
  const values = {
    min: yAxis?.min,
    max: yAxis?.max,
    // Begins the axis of bars and filled areas at 0, because a small change would look large on any other axis.
    beginAtZero: kind !== 'line' || isArea(props),
    border: { display: false },
    grid: { color: palette.grid, lineWidth: 1, drawTicks: false },
    title: { display: Boolean(yAxis?.title), text: yAxis?.title ?? '', color: palette.text, font },
    ticks: {
      color: palette.text,
      font,
      padding: 8,
      maxRotation: 0,
      maxTicksLimit: 5,
      callback: (value: string | number) => formatValue(Number(value)),
    },
  };
  const labels = {
    border: { display: false },
    grid: { display: false },
    ticks: {
      color: palette.text,
      font: ({ chart }: { chart: { width: number } }) => ({
        ...font,
        size: chart.width < NARROW * size ? size * SMALLER : size,
      }),
      maxRotation: 0,
      autoSkip: kind === 'line' || props.labels.length > FEW_LABELS,
      autoSkipPadding: kind === 'line' ? 12 : 2,
      callback(this: Scale, _value: string | number, index: number) {
        const letters = horizontal ? BESIDE_LETTERS : lettersUnder(this.chart.width, props.labels.length, size);
        return wrapLabel(props.labels[index] ?? '', letters);
      },
    },
  };
  return {
    ...baseOptions(palette, calm),
    layout: { padding: horizontal ? { right: BESIDE * size } : { top: ABOVE * size, right: size / 2 } },
    indexAxis: horizontal ? 'y' : 'x',
    interaction: { mode: 'index', intersect: false, axis: horizontal ? 'y' : 'x' },
    scales: horizontal ? { x: values, y: labels } : { x: labels, y: values },
    plugins: {
      directLabels: directLabelsOf(props, palette),
      legend: { display: false },
      tooltip: {
        ...tooltipLook(palette),
        callbacks: {
          title: (items) => props.labels[items[0]?.dataIndex ?? -1] ?? '',
          label: (item) =>
            ` ${props.series[item.datasetIndex]?.label}: ${formatValue(figureAt(props, item.datasetIndex, item.dataIndex))}`,
        },
      },
    },
  };
}

export function doughnutOptions(props: DrawingProps, palette: ChartPalette, calm: boolean): ChartOptions<'doughnut'> {
  const shares = roundSharesToWholePercent(props.series[0]?.values ?? []);
  const share = props.formatShare ?? ((percent: number) => `${percent}%`);
  return {
    ...baseOptions(palette, calm),
    cutout: '76%',
    plugins: {
      legend: { display: false },
      tooltip: {
        ...tooltipLook(palette),
        callbacks: {
          title: (items) => props.labels[items[0]?.dataIndex ?? -1] ?? '',
          label: (item) =>
            ` ${props.formatValue(figureAt(props, 0, item.dataIndex))} (${share(shares[item.dataIndex] ?? 0)})`,
        },
      },
    },
  };
}

/** True if the space below the line is filled. */
const isArea = ({ kind, series, yAxis }: DrawingProps) => kind === 'line' && series.length === 1 && !yAxis?.min;

const seriesColour = (palette: ChartPalette, index: number, chosen?: number) =>
  palette.colour(chosen ? chosen - 1 : index);

export function lineData(props: DrawingProps, palette: ChartPalette): ChartData<'line', number[], string> {
  const lines = props.series.map(({ label, values, colour }, index) => {
    const ink = seriesColour(palette, index, colour);
    return {
      label,
      data: [...values],
      borderColor: ink,
      backgroundColor: withAlpha(ink, 0.12),
      pointStyle: pointStyles[colour ? colour - 1 : index] ?? 'circle',
      pointBackgroundColor: ink,
      pointBorderWidth: 0,
      pointRadius: 4.5,
      pointHoverRadius: 6,
      borderWidth: 2,
      tension: 0.35,
      fill: isArea(props),
    };
  });
  return { labels: [...props.labels], datasets: lines };
}

export function barData(props: DrawingProps, palette: ChartPalette): ChartData<'bar', number[], string> {
  return {
    labels: [...props.labels],
    datasets: props.series.map(({ label, values, colour }, index) => ({
      label,
      data: [...values],
      backgroundColor: seriesColour(palette, index, colour),
      borderRadius: 2,
      maxBarThickness: props.kind === 'horizontal-bar' ? 12 : 32,
    })),
  };
}

export function doughnutData(props: DrawingProps, palette: ChartPalette): ChartData<'doughnut', number[], string> {
  const [series] = props.series;
  return {
    labels: [...props.labels],
    datasets: [
      {
        label: series?.label,
        data: [...(series?.values ?? [])],
        backgroundColor: props.labels.map((_label, index) => palette.colour(props.partColours?.[index] ?? index)),
        borderWidth: 0,
        spacing: 2,
        hoverOffset: 3,
      },
    ],
  };
}
