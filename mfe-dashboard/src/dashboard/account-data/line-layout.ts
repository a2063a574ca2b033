import type { MoneyCycle } from '@verdant/shared/contract';

const DAY_MS = 24 * 60 * 60 * 1000;
const toDayNumber = (day: string) => Math.round(Date.parse(day) / DAY_MS);
const toDay = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, '2026-11-23'.length);

/**
 * Returns all payments that are due, the earliest first: bills, and card payments with the id of the card account as `key`.
 */
export const paymentsDue = ({ due, card_due: cards }: Pick<MoneyCycle, 'due' | 'card_due'>): MoneyCycle['due'] =>
  [...due, ...cards.map(({ account_id: key, on, amount_cents }) => ({ key, on, amount_cents }))].toSorted((a, b) =>
    a.on.localeCompare(b.on),
  );

/**
 * Returns one dot for each day of a period, and one entry for each day with payments. All `x` are percents of the line. The
 * line ends at the next payday, or at the end of the month.
 */
export function layOutPaydayTimeline({ today, pay, period, ...cycle }: MoneyCycle) {
  const due = paymentsDue(cycle);
  const [first, now] = [toDayNumber(period.first_day), toDayNumber(today)];
  const last = Math.max(now, pay ? toDayNumber(pay.next_pay_on) : toDayNumber(period.last_day));
  const xOf = (number: number) => (last === first ? 0 : ((number - first) / (last - first)) * 100);
  const kindOf = (number: number): 'past' | 'today' | 'coming' | 'payday' => {
    if (pay && number === last) return 'payday';
    if (number === now) return 'today';
    return number < now ? 'past' : 'coming';
  };
  const dots = Array.from({ length: last - first + 1 }, (_, index) => first + index).map((number) => ({
    day: toDay(number),
    x: xOf(number),
    kind: kindOf(number),
  }));
  const days = [...new Set(due.map(({ on }) => on))];
  const bills = days.map((day) => {
    const of = due.filter(({ on }) => on === day);
    return {
      day,
      x: xOf(toDayNumber(day)),
      keys: of.map(({ key }) => key),
      cents: of.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
    };
  });
  return { dots, bills, todayX: xOf(now) };
}

type PlacedLabel<T> = T & { anchor: 'start' | 'end' };

/** Width of a character of the labels in pixels; `GAP` is the least distance between two labels. */
const CHARACTER = 6.6;
const GAP = 10;

/**
 * Returns the labels that fit into the line, from left to right. Each label is on the side of its dot that has enough room.
 */
export function fittingLabels<T extends { x: number; lines: readonly string[] }>(
  labels: readonly T[],
  width: number,
): PlacedLabel<T>[] {
  let end = 0 - GAP;
  return labels.flatMap((label): PlacedLabel<T>[] => {
    const at = (label.x / 100) * width;
    const size = Math.max(...label.lines.map((line) => line.length)) * CHARACTER;
    if (at + size <= width && at >= end + GAP) {
      end = at + size;
      return [{ ...label, anchor: 'start' }];
    }
    if (at - size < end + GAP || at - size < 0) return [];
    end = at;
    return [{ ...label, anchor: 'end' }];
  });
}
