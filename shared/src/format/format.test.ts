import { formatDate, formatMoney, formatPercent } from '.';

test('money is in Australian dollars, whole amounts without cents', () => {
  expect(formatMoney(1234.5)).toBe('$1,234.50');
  expect(formatMoney(3400)).toBe('$3,400');
  expect(formatMoney(-20)).toBe('-$20');
});

test('a percentage is whole', () => expect(formatPercent(77.6)).toBe('78%'));

test('a date is short; what is no date stays as it is', () => {
  expect(formatDate('2024-03-15')).toBe('15 Mar 2024');
  expect(formatDate('soon')).toBe('soon');
});
