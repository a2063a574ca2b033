import { parseAmount } from './amounts';
import { findDateFormats, parseDate } from './dates';

test.each([
  ['-4.50', -450],
  ['+1,234.56', 123_456],
  ['$1,234', 123_400],
  ['(12.30)', -1_230],
  ['12.30-', -1_230],
  ['12.30 DR', -1_230],
  ['12.30 CR', 1_230],
  ['\u2212A$5', -500],
  ['-AU$42.10', -4_210],
  ['1.234,56', 123_456],
  ['12,5', 1_250],
  ['.5', 50],
  ['0', 0],
  ['', null],
  ['-', null],
  ['4.50 each', null],
  ['1,23,4', null],
  ['12345678901234', null],
])('the text "%s" is parsed as cents, or as null if the text is no amount', (text, cents) =>
  expect(parseAmount(text)).toBe(cents),
);

test.each([
  ['3/4/2026', 'dmy', '2026-04-03'],
  ['3/4/2026', 'mdy', '2026-03-04'],
  ['03 Nov 26', 'mdy', '2026-11-03'],
  ['November 3, 2026', 'dmy', '2026-11-03'],
  ['2026-11-03T23:30:00+11:00', 'dmy', '2026-11-03'],
  ['20261103120000.000[+11:AEDT]', 'ymd', '2026-11-03'],
  ["24/11'26", 'dmy', '2026-11-24'],
  ['29/02/2026', 'dmy', undefined],
  ['31/12/0001', 'dmy', undefined],
  ['not a day', 'dmy', undefined],
] as const)('parses the date %s in the format %s', (text, format, day) => expect(parseDate(text, format)).toBe(day));

test('the date order that makes all dates valid is detected, and day first is used if both orders are valid', () => {
  expect(findDateFormats(['11/24/2026', '01/02/2026'])[0]).toBe('mdy');
  expect(findDateFormats(['01/02/2026'])[0]).toBe('dmy');
});
