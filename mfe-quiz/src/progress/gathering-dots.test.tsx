import { renderInShell } from '@verdant/shared/testing';
import { GatheringDots } from './gathering-dots';

function places(answered: number, width?: number): number[] {
  const { container } = renderInShell(<GatheringDots answered={answered} width={width} />);
  const end = Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  const outlines = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '').join('');
  return [...outlines.matchAll(/M([\d.]+) -[\d.]+a([\d.]+)/g)].map(
    ([, left, radius]) => (Number(left) + Number(radius)) / end,
  );
}

const spread = (dots: readonly number[]) => Math.max(...dots) - Math.min(...dots);

it('draws eighty dots around the middle, without text or marks that would reveal a score', () => {
  const dots = places(3, 14);
  expect(dots).toHaveLength(80);
  expect(dots.reduce((sum, dot) => sum + dot, 0) / 80).toBeCloseTo(0.5, 2);
  expect(document.querySelectorAll('text, .at, .band')).toHaveLength(0);
});

it('places the dots closer together as more questions are answered', () => {
  const [first, fourth, last] = [places(0), places(3, 21), places(9, 9)].map(spread);
  expect(first).toBeGreaterThan(fourth ?? NaN);
  expect(fourth).toBeGreaterThan(last ?? NaN);
});

it('draws nothing if the server does not send the width of the score range', () => {
  expect(places(3)).toEqual([]);
});

it('changes only the numbers in its paths when the dots move, so that the browser can animate the paths', () => {
  const commands = ({ answered, width }: { answered: number; width?: number }) => {
    const { container } = renderInShell(<GatheringDots answered={answered} width={width} />);
    return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')?.replaceAll(/-?[\d.]+/g, ''));
  };
  expect(commands({ answered: 0 })).toEqual(commands({ answered: 9, width: 7 }));
});
