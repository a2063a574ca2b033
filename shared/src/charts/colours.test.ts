import { colourToken, withAlpha } from './colours';

test('chart colours use the eight tokens in order, and start again after the eighth', () => {
  expect([0, 7, 8].map(colourToken)).toEqual(['--chart-1', '--chart-8', '--chart-1']);
});

test('alpha is added to a hexadecimal colour, and other colour formats stay unchanged', () => {
  expect(withAlpha('#00e575', 0.5)).toBe('#00e57580');
  expect(withAlpha('#00e575', 0)).toBe('#00e57500');
  expect(withAlpha('rgb(0 0 0)', 0.5)).toBe('rgb(0 0 0)');
});
