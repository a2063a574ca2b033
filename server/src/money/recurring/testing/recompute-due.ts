import type { Evaluated } from './evaluate';

/** Adds up the payments before the next payday from the household's own calendar, in cents. */
export function recomputeDue({ household, right }: Evaluated): number {
  const { plan, pay } = household;
  const lastOfMonth = new Date(Date.UTC(Number(plan.today.slice(0, 4)), Number(plan.today.slice(5, 7)), 0));
  const payday = pay?.nextDays[0];
  let cents = 0;
  for (const [bill, { line, nextDays, cents: price }] of right) {
    for (const day of nextDays) {
      const isBefore = payday === undefined ? day <= lastOfMonth.toISOString().slice(0, 10) : day < payday;
      // The product's estimate is used for an amount that varies, because its true value is unknown in advance.
      if (isBefore) cents += line.spread > 0 ? bill.amount_cents : price;
    }
  }
  return cents;
}
