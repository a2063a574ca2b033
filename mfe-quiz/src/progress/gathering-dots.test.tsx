import { renderInShell } from '@verdant/shared/testing';
import { GatheringDots } from './gathering-dots';

/** Places along the line, from its start (0) to its end (1). */
function places(answered: number, width?: number): number[] {
  const { container } = renderInShell(<GatheringDots answered={answered} width={width} />);
  const end = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  const outlines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '').join('');
  return [...outlines.matchAll(/M([\d.]+) -[\d.]+a([\d.]+)/g)].map(
    ([, left, radius]) => (Number(left) + Number(radius)) / end,
  );
}

const spread = (dots: readonly number[]) => Math.max(...dots) - Math.min(...dots);

it('draws eighty dots together around the middle, and nothing to read a score from', () => {
  const dots = places(3, 14);
  expect(dots).toHaveLength(80);
  expect(dots.reduce((sum, dot) => sum + dot, 0) / 80).toBeCloseTo(0.5, 2);
  expect(document.querySelectorAll('text, .at, .band')).toHaveLength(0);
});

it('has them the closer, the more is known, and scattered while nothing is', () => {
  const [first, fourth, last] = [places(0), places(3, 21), places(9, 9)].map(spread);
  expect(first).toBeGreaterThan(fourth ?? NaN);
  expect(fourth).toBeGreaterThan(last ?? NaN);
});

it('is left out where the server does not say how wide the range is', () => {
  expect(places(3)).toEqual([]);
});

it('moves: the same commands with other numbers, which the browser blends', () => {
  const commands = ({ answered, width }: { answered: number; width?: number }) => {
    const { container } = renderInShell(<GatheringDots answered={answered} width={width} />);
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')?.replaceAll(/-?[\d.]+/g, ''));
  };
  expect(commands({ answered: 0 })).toEqual(commands({ answered: 9, width: 7 }));
});
