import { formatChange, formatPoints, formatRate, formatReturn } from './format-figures';

test('changes and returns carry their sign, rates two decimals', () => {
  expect(formatChange(5.4)).toBe('+5%');
  expect(formatChange(-3)).toBe('-3%');
  expect(formatChange(0)).toBe('0%');
  expect(formatReturn(12.5)).toBe('+12.5%');
  expect(formatReturn(-4.7619)).toBe('-4.8%');
  expect(formatPoints(13)).toBe('+13');
  expect(formatRate(4.7)).toBe('4.70%');
});
