import type { DrawingProps } from '../types';
import { isLabelBelow } from './direct-labels';
import { axisOptions, barData, doughnutData, doughnutOptions, lineData, wrapLabel } from './options';
import { withAlpha } from './palette';
import type { ChartPalette } from './palette';

const palette: ChartPalette = {
  colour: (index) => `#00000${index}`,
  grid: '#grid',
  text: '#text',
  strongText: '#strong',
  tooltip: '#tooltip',
  font: 'Page Font',
  size: 13,
};
const props: DrawingProps = {
  kind: 'bar',
  name: 'Scores',
  labels: ['Debt', 'Savings'],
  series: [
    { label: 'Score', values: [30, 70] },
    { label: 'Target', values: [80, 80], colour: 5 },
  ],
  formatValue: (value) => `${value}%`,
  yAxis: { min: 0, max: 100, title: 'Score (%)' },
};

test('the value axis has the given limits and title, both in vertical and in horizontal bar charts', () => {
  const bounds = { min: 0, max: 100, title: { text: 'Score (%)', display: true } };
  expect(axisOptions(props, palette, false).scales?.y).toMatchObject(bounds);
  expect(axisOptions({ ...props, kind: 'horizontal-bar' }, palette, false).scales?.x).toMatchObject(bounds);
});

test('a chart is drawn without animation if the user prefers reduced motion', () => {
  expect(axisOptions(props, palette, true).animation).toBe(false);
  expect(doughnutOptions(props, palette, true).animation).toBe(false);
  expect(axisOptions(props, palette, false).animation).not.toBe(false);
});

test('a series without a colour of its own gets the chart colour at the index of the series', () => {
  const colours = barData(props, palette).datasets.map(({ backgroundColor }) => backgroundColor);
  expect(colours).toEqual(['#000000', '#000004']);
});

describe('the area below a line', () => {
  const single: DrawingProps = { ...props, kind: 'line', series: props.series.slice(0, 1), yAxis: undefined };
  const isFilled = (line: DrawingProps) => lineData(line, palette).datasets.map(({ fill }) => fill);

  test('is filled down to 0', () => {
    expect(isFilled(single)).toEqual([true]);
    expect(axisOptions(single, palette, false).scales?.y).toMatchObject({ beginAtZero: true });
  });

  test('is not filled if the axis does not start at 0, nor if there are several lines', () => {
    expect(isFilled({ ...single, yAxis: { min: 50 } })).toEqual([false]);
    expect(isFilled({ ...single, series: props.series })).toEqual([false, false]);
  });
});

describe('value labels in a chart', () => {
  const labels = (drawing: DrawingProps) => axisOptions(drawing, palette, false).plugins?.directLabels?.texts;
  const single = { ...props, series: props.series.slice(0, 1) };

  test('are shown at every bar, and only at the end of a line', () => {
    expect(labels(single)).toEqual(['30%', '70%']);
    expect(labels({ ...single, kind: 'line' })).toEqual(['', '70%']);
  });

  test('are left out if there are several series, as they would overlap', () => expect(labels(props)).toEqual([]));
});

test.each([
  ['above the end of a line that rises', 100, 140, 200, false],
  ['below the end of a line that falls', 140, 100, 200, true],
  ['above the end of a falling line without room below it', 180, 100, 200, false],
  ['above a single point', 140, undefined, 200, false],
])('a value label is placed %s', (_where, y, before, bottom, below) =>
  expect(isLabelBelow(y, before, bottom)).toBe(below),
);

test('the point shape of a series matches its colour', () => {
  const series = [...props.series, { label: 'Debt', values: [1, 2], colour: 4 }];
  const shapes = lineData({ ...props, kind: 'line', series }, palette).datasets.map(({ pointStyle }) => pointStyle);
  expect(shapes).toEqual(['circle', 'circle', 'rectRot']);
});

test('every segment of a doughnut chart has its own colour', () => {
  expect(doughnutData(props, palette).datasets[0]).toMatchObject({
    data: [30, 70],
    backgroundColor: ['#000000', '#000001'],
  });
});

test.each([
  ['Food & Dining', 'Food & Dining'],
  ['Emergency Fund Preparedness', ['Emergency Fund', 'Preparedness']],
  ['Superannuationcontributions now', ['Superannuationcontributions', 'now']],
])('the label %j breaks at its spaces into %j', (label, lines) => expect(wrapLabel(label, 14)).toEqual(lines));

test('alpha is added to a hexadecimal colour, and other colour formats stay unchanged', () => {
  expect(['#00e575', 'rgb(0 0 0)'].map((colour) => withAlpha(colour, 0.5))).toEqual(['#00e57580', 'rgb(0 0 0)']);
});
