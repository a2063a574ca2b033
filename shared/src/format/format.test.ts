import fc from 'fast-check';
import { languages } from '../contract';
import { formatCents, formatDate, formatMoment, formatMoney, formatMonth, formatNumber, formatPercent } from './format';

const readable = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('money is in Australian dollars, whole amounts without cents @s-9.15', () => {
  expect(formatMoney(1234.5)).toBe('$1,234.50');
  expect(formatMoney(3400)).toBe('$3,400');
  expect(formatMoney(-20)).toBe('\u2212$20');
  expect(formatCents(-294_000)).toBe('\u2212$2,940.00');
});

test.each([
  [-0.4, {}, '0%'],
  [5.4, { signed: true }, '+5%'],
  [0, { signed: true }, '0%'],
  [-4.7619, { digits: 1, signed: true }, '\u22124.8%'],
  [4.7, { digits: 2 }, '4.70%'],
])('the percentage %s with %j reads %s', (percent, options, text) => {
  expect(formatPercent(percent, 'en', options)).toBe(text);
});

test('a negative figure has the minus sign, never the hyphen, in every format and language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.double({ min: -1e9, max: -1, noNaN: true }), (language, value) => {
      const figures = [
        formatMoney(value, language),
        formatMoney(Math.round(value), language),
        formatCents(Math.round(value), language),
        formatNumber(value, language),
        formatNumber(value, language, { digits: 1, signed: true }),
        formatPercent(value, language),
        formatPercent(value, language, { digits: 1, signed: true }),
      ];
      for (const figure of figures) expect(figure).toMatch(/^\u2212[^-\u2212]*$/);
    }),
  );
});

test('a moment is formatted with day and time', () => {
  expect(readable(formatMoment('2024-03-15T12:00:00'))).toBe('15 Mar 2024, 12:00 pm');
  expect(readable(formatMoment('2024-03-15T12:00:00', 'de'))).toBe('15.03.2024, 12:00');
});

test('a date is formatted as day, short month and year, and an invalid date is returned unchanged', () => {
  expect(formatDate('2024-03-15')).toBe('15 Mar 2024');
  expect(formatDate('soon')).toBe('soon');
  expect(formatDate('soon', 'de')).toBe('soon');
});

test('the date of a moment is the date in Sydney, even if the date in UTC is still the day before', () => {
  expect(formatDate('2026-11-28T21:00:00.000Z')).toBe('29 Nov 2026');
  expect(formatDate('2026-11-28')).toBe('28 Nov 2026');
});

test('a month is named with its year, in full or short', () => {
  expect(formatMonth('2026-09')).toBe('September 2026');
  expect(formatMonth('2026-11', 'en', 'short')).toBe('Nov 2026');
  expect(formatMonth('2026-11', 'de')).toBe('November 2026');
  expect(formatMonth('2026-11', 'es')).toBe('noviembre de 2026');
});

test.each([
  ['en', '$1,234.50', '78%', '+12.5%', '15 Mar 2024', '1,234.5'],
  ['es', '1.234,50 A$', '78\u00a0%', '+12,5 %', '15 mar 2024', '1.234,5'],
  ['fr', '1 234,50 A$', '78\u202f%', '+12,5 %', '15 mars 2024', '1 234,5'],
  ['de', '1.234,50 A$', '78\u00a0%', '+12,5 %', '15. März 2024', '1.234,5'],
] as const)(
  'in %s an amount reads %s, a percentage %s, a change %s, a date %s, a number %s',
  (language, money, percent, change, date, number) => {
    expect(readable(formatMoney(1234.5, language))).toBe(money);
    // Spaces before percent and currency signs do not break, and are narrow before percent signs in French.
    expect(formatPercent(77.6, language)).toBe(percent);
    expect(formatMoney(5200, language)).not.toContain(' ');
    expect(readable(formatPercent(12.5, language, { digits: 1, signed: true }))).toBe(change);
    expect(formatDate('2024-03-15', language)).toBe(date);
    expect(readable(formatNumber(1234.5, language))).toBe(number);
  },
);
