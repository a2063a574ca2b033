import { createHash } from 'node:crypto';
import type { RecurringBill } from '@verdant/shared/contract';
import { brand } from '@verdant/shared/brand';
import { dayAfter } from '../days';
import type { DueBill } from './bills';

/** Maximum length of a line without its break, in octets (RFC 5545, section 3.1). */
const MOST_OCTETS = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/[\r\n]+/g, ' ');

/** Folds a content line: continuation lines begin with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > MOST_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

/** `20261130`. */
const dateOf = (day: string) => day.replaceAll('-', '');
/** `20261125T010000Z`. */
const momentOf = (now: Date) => `${now.toISOString().slice(0, '2026-11-25T01:00:00'.length).replace(/[-:]/g, '')}Z`;

/** Returns an event's title, the same in every language: label and amount with `A$`, and `~` before an estimate. */
function summaryOf({ label, amount_cents: cents, is_estimate: isEstimate }: RecurringBill): string {
  return `${label} ${isEstimate ? '~' : ''}A$${(cents / 100).toFixed(2)}`;
}

function eventOf({ bill, on }: DueBill, now: Date): string[] {
  const id = createHash('sha256').update(`${bill.key} ${on}`).digest('hex').slice(0, 32);
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${brand.name.toLowerCase()}`,
    `DTSTAMP:${momentOf(now)}`,
    `DTSTART;VALUE=DATE:${dateOf(on)}`,
    `DTEND;VALUE=DATE:${dateOf(dayAfter(on, 1))}`,
    `SUMMARY:${escaped(summaryOf(bill))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Returns bills as a calendar (RFC 5545) of all-day events, which clients reload twice a day (RFC 7986). */
export function formatCalendar(bills: readonly DueBill[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Bills//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(brand.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...bills.flatMap((bill) => eventOf(bill, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
