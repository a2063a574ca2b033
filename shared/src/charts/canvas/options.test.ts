import type { DrawingProps } from '../types';
import { isBelow } from './direct-labels';
import { axisOptions, barData, doughnutData, doughnutOptions, lineData } from './options';
import type { Palette } from './palette';

const palette: Palette = {
  colour: (place) => `#00000${place}`,
  grid: '#grid',
  text: '#text',
  strongText: '#strong',
  surface: '#surface',
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

test('the value axis has its bounds and title, upright or along the bottom', () => {
  const bounds = { min: 0, max: 100, title: { text: 'Score (%)', display: true } };
  expect(axisOptions(props, palette, false).scales?.y).toMatchObject(bounds);
  expect(axisOptions({ ...props, kind: 'horizontal-bar' }, palette, false).scales?.x).toMatchObject(bounds);
});

test('reduced motion draws without animation', () => {
  expect(axisOptions(props, palette, true).animation).toBe(false);
  expect(doughnutOptions(props, palette, true).animation).toBe(false);
  expect(axisOptions(props, palette, false).animation).not.toBe(false);
});

test('text is in the font and colours of the page', () => {
  expect(axisOptions(props, palette, false)).toMatchObject({ color: '#text', font: { family: 'Page Font' } });
});

test('a series takes the colour of its place unless it chooses one', () => {
  expect(barData(props, palette).datasets.map(({ backgroundColor }) => backgroundColor)).toEqual([
    '#000000',
    '#000004',
  ]);
});

describe('the area below a line', () => {
  const single: DrawingProps = { ...props, kind: 'line', series: props.series.slice(0, 1), yAxis: undefined };
  const isFilled = (line: DrawingProps) => lineData(line, palette).datasets.map(({ fill }) => fill);

  test('is filled down to 0', () => {
    expect(isFilled(single)).toEqual([true]);
    expect(axisOptions(single, palette, false).scales?.y).toMatchObject({ beginAtZero: true });
  });

  test('is not filled over a cut axis, nor below several lines', () => {
    expect(isFilled({ ...single, yAxis: { min: 50 } })).toEqual([false]);
    expect(isFilled({ ...single, series: props.series })).toEqual([false, false]);
  });
});

describe('figures in the drawing', () => {
  const labels = (drawing: DrawingProps) => axisOptions(drawing, palette, false).plugins?.directLabels?.texts;
  const single = { ...props, series: props.series.slice(0, 1) };

  test('are at every bar, and at the end of a line', () => {
    expect(labels(single)).toEqual(['30%', '70%']);
    expect(labels({ ...single, kind: 'line' })).toEqual(['', '70%']);
  });

  test('are missing if those of several series would mix', () => expect(labels(props)).toEqual([]));
});

test.each([
  ['above the end of a line that rises', 100, 140, 200, false],
  ['below the end of a line that falls', 140, 100, 200, true],
  ['above where there is no room down to the axis', 180, 100, 200, false],
  ['above a single point', 140, undefined, 200, false],
])('a figure stands %s', (_where, y, before, bottom, below) => expect(isBelow(y, before, bottom)).toBe(below));

test('points have the shapes of their colours', () => {
  const [first, second] = lineData({ ...props, kind: 'line' }, palette).datasets;
  expect(first).toMatchObject({ pointStyle: 'circle' });
  expect(second).toMatchObject({ pointStyle: 'circle' });
  const [third] = lineData({ ...props, series: [{ label: 'Debt', values: [1, 2], colour: 4 }] }, palette).datasets;
  expect(third).toMatchObject({ pointStyle: 'rectRot' });
});

test('every part of a ring has a colour of its own', () => {
  expect(doughnutData(props, palette).datasets[0]).toMatchObject({
    data: [30, 70],
    backgroundColor: ['#000000', '#000001'],
  });
});
