import { render } from '@testing-library/react';
import { CHART_COLOUR_COUNT, chartColourToken, ColourMark } from './mark';

test('every colour has a shape of its own', () => {
  const places = Array.from({ length: CHART_COLOUR_COUNT }, (_, index) => index);
  const { container } = render(places.map((index) => <ColourMark key={index} place={index} />));
  const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(shapes).size).toBe(CHART_COLOUR_COUNT);
});

test('chart colours are the tokens --chart-1 to --chart-8 in order, and start again after the eighth', () => {
  expect([0, 7, 8].map(chartColourToken)).toEqual(['--chart-1', '--chart-8', '--chart-1']);
});
