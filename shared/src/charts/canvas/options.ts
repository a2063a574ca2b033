import type { ChartData, ChartOptions, Scale } from 'chart.js';
import { withAlpha } from '../colours';
import { wholeShares } from '../shares';
import type { DrawingProps } from '../types';
import { wrapLabel } from '../wrap-label';
import { bandsOf, hasBand, rangeAt } from './bands';
import type { Palette } from './palette';

const FONT_SIZE = 12;
const ANIMATION_MS = 450;
const SMALL_FONT_SIZE = 10.5;
/** Drawings narrower than this many pixels take the small font. */
const NARROW = 380;
/** More labels than this under bars may be thinned out; fewer are all shown. */
const FEW_LABELS = 6;
/** About the width of a letter at this size, and the room that the value axis takes, in pixels. */
const LETTER = 6.5;
const VALUE_AXIS = 56;
/** Labels beside horizontal bars break at this many characters. */
const BESIDE_LETTERS = 18;

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

/** As many letters as fit under one label's part of the axis. */
function lettersUnder(chartWidth: number, labels: number): number {
  return Math.max(6, Math.floor((chartWidth - VALUE_AXIS) / Math.max(1, labels) / LETTER));
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
    ticks: {
      color: palette.text,
      font,
      maxTicksLimit: 6,
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
        size: chart.width < NARROW ? SMALL_FONT_SIZE : FONT_SIZE,
      }),
      maxRotation: 0,
      autoSkip: kind === 'line' || props.labels.length > FEW_LABELS,
      autoSkipPadding: kind === 'line' ? 12 : 2,
      callback(this: Scale, _value: string | number, index: number) {
        const letters = horizontal ? BESIDE_LETTERS : lettersUnder(this.chart.width, props.labels.length);
        return wrapLabel(props.labels[index] ?? '', letters);
      },
    },
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
        // Bands are data sets behind the series; what they say stands with their series.
        filter: ({ datasetIndex }) => datasetIndex < props.series.length,
        callbacks: {
          title: (items) => props.labels[items[0]?.dataIndex ?? -1] ?? '',
          label: (item) =>
            ` ${props.series[item.datasetIndex]?.label}: ${formatValue(figureAt(props, item.datasetIndex, item.dataIndex))}`,
          afterLabel: (item) => rangeAt(props, item.datasetIndex, item.dataIndex),
        },
      },
    },
  };
}

/** Options of a ring. */
export function doughnutOptions(props: DrawingProps, palette: Palette, calm: boolean): ChartOptions<'doughnut'> {
  const shares = wholeShares(props.series[0]?.values ?? []);
  const share = props.formatShare ?? ((percent: number) => `${percent}%`);
  return {
    ...baseOptions(palette, calm),
    cutout: '70%',
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

const seriesColour = (palette: Palette, place: number, chosen?: number) => palette.colour(chosen ? chosen - 1 : place);

export function lineData(props: DrawingProps, palette: Palette): ChartData<'line', number[], string> {
  const banded = hasBand(props.series);
  const lines = props.series.map(({ label, values, colour }, place) => {
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
      // A curve would promise to know what lies between two figures of which each may be off.
      tension: banded ? 0 : 0.35,
      fill: props.series.length === 1 && !banded,
    };
  });
  const inkOf = (place: number) => seriesColour(palette, place, props.series[place]?.colour);
  return { labels: [...props.labels], datasets: [...lines, ...bandsOf(props.series, inkOf)] };
}

export function barData(props: DrawingProps, palette: Palette): ChartData<'bar', number[], string> {
  return {
    labels: [...props.labels],
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
