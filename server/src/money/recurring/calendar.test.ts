import { formatCalendar } from './calendar';
import { recurringBill } from './testing/cycle-kit';

const now = new Date('2026-11-25T01:02:03.000Z');
const bill = (label: string, isEstimate = false) =>
  recurringBill({ key: label, label, amount_cents: 16_451, is_estimate: isEstimate });

test('the calendar file has an all-day event with a stable id for each bill', () => {
  const text = formatCalendar([{ bill: bill('AGL Energy', true), on: '2026-11-30' }], now);
  const id = /UID:(\S+)/.exec(text)?.[1];
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verdant//Bills//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Verdant',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'BEGIN:VEVENT',
    `UID:${id}`,
    'DTSTAMP:20261125T010203Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261201',
    'SUMMARY:AGL Energy ~A$164.51',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  const later = formatCalendar([{ bill: bill('AGL Energy'), on: '2026-11-30' }], new Date('2026-11-26T00:00:00.000Z'));
  expect(later).toContain(`UID:${id}\r\n`);
});

test('the calendar file replaces line breaks and escapes special characters in names, and folds lines at 75 octets', () => {
  const text = formatCalendar(
    [{ bill: bill(`Rent; one, two \\ three\r\nBEGIN:VALARM ${'é'.repeat(60)}`), on: '2026-11-30' }],
    now,
  );
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:Rent\\; one\\, two \\\\ three BEGIN:VALARM ${'é'.repeat(60)} A$164.51\r\n`);
});
