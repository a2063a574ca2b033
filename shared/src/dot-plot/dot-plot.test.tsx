import { render, screen } from '@testing-library/react';
import { DotPlot } from './dot-plot';

const score = { value: 74.2, range: [66.3, 81.4] } as const;
const dots = (container: HTMLElement, name: string) => container.querySelectorAll(`path.${name}`).length;
const figures = (container: HTMLElement) => [...container.querySelectorAll('text')].map((text) => text.textContent);

test('has 64 filled and 16 hollow dots, and labels for the range and the start of the axis', () => {
  const { container } = render(<DotPlot {...score} size="small" />);
  expect([dots(container, 'in'), dots(container, 'out')]).toEqual([64, 16]);
  expect(figures(container)).toEqual(['0', '66', '81']);
});

test('is an image with the given label, and hidden from screen readers without a label', () => {
  const { container } = render(<DotPlot {...score} label="Likely 66 to 81" />);
  expect(screen.getByRole('img', { name: 'Likely 66 to 81' })).toBeInTheDocument();
  container.remove();
  render(<DotPlot {...score} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a dot keeps its element after a change of the score, so that it can move', () => {
  const { container, rerender } = render(<DotPlot {...score} size="small" />);
  const [before] = container.querySelectorAll('path');
  const place = before?.getAttribute('transform');
  rerender(<DotPlot value={80} range={[74, 86]} size="small" />);
  expect(container.querySelector('path')).toBe(before);
  expect(before?.getAttribute('transform')).not.toBe(place);
});

test('sets no style attribute, which the content security policy forbids', () => {
  expect(render(<DotPlot {...score} settles />).container.querySelector('[style]')).toBeNull();
});

test('a second score is drawn below the axis, and its dots fade out in place once the score is removed', () => {
  const would = { value: 66, range: [61, 72] } as const;
  const { container, rerender } = render(<DotPlot {...score} would={would} size="small" />);
  expect(container.querySelectorAll('.hanging:not(.gone) circle')).toHaveLength(80);
  expect(figures(container)).toEqual(['0']);
  rerender(<DotPlot {...would} size="small" />);
  expect(container.querySelectorAll('.hanging.gone circle')).toHaveLength(80);
  expect(figures(container)).toEqual(['0', '61\u201372']);
});
