import { shiftToBusinessDay, toDay, toNumber } from './days';

/**
 * Public holidays on weekdays, from snapshots/countries/AU_NSW.json and AU_VIC.json of github.com/vacanza/holidays (MIT).
 * The fixtures of github.com/commenthol/date-holidays have the same days. NSW's bank
 * holiday in August applies to banks only.
 */
const NSW = `
  2025-01-01 2025-01-27 2025-04-18 2025-04-21 2025-04-25 2025-06-09 2025-08-04 2025-10-06 2025-12-25 2025-12-26
  2026-01-01 2026-01-26 2026-04-03 2026-04-06 2026-06-08 2026-08-03 2026-10-05 2026-12-25 2026-12-28
  2027-01-01 2027-01-26 2027-03-26 2027-03-29 2027-06-14 2027-08-02 2027-10-04 2027-12-27 2027-12-28
  2028-01-03 2028-01-26 2028-04-14 2028-04-17 2028-04-25 2028-06-12 2028-08-07 2028-10-02 2028-12-25 2028-12-26`;
const VIC = `
  2025-01-01 2025-01-27 2025-03-10 2025-04-18 2025-04-21 2025-04-25 2025-06-09 2025-09-26 2025-11-04 2025-12-25 2025-12-26
  2026-01-01 2026-01-26 2026-03-09 2026-04-03 2026-04-06 2026-06-08 2026-09-25 2026-11-03 2026-12-25 2026-12-28
  2027-01-01 2027-01-26 2027-03-08 2027-03-26 2027-03-29 2027-06-14 2027-09-24 2027-11-02 2027-12-27 2027-12-28
  2028-01-03 2028-01-26 2028-03-13 2028-04-14 2028-04-17 2028-04-25 2028-06-12 2028-09-29 2028-11-07 2028-12-25 2028-12-26`;
const daysOf = (list: string) => new Set(list.trim().split(/\s+/));

test('the weekdays without banking are the holidays common to Sydney and Melbourne, from 2025 to 2028', () => {
  const [sydney, melbourne] = [daysOf(NSW), daysOf(VIC)];
  const closed: string[] = [];
  for (let number = toNumber('2025-01-01'); number <= toNumber('2028-12-31'); number += 1) {
    const isWeekend = [0, 6].includes(new Date(toDay(number)).getUTCDay());
    if (!isWeekend && shiftToBusinessDay(number, 'after') !== number) closed.push(toDay(number));
  }
  expect(closed).toEqual([...sydney].filter((day) => melbourne.has(day)));
});
