import * as v from 'valibot';
import { calendarDay, firstName, ownName } from './fields';

test.each([
  ['2026-02-28', true],
  ['1970-01-01', true],
  ['2026-02-31', false],
  ['1969-12-31', false],
  ['0001-01-01', false],
  ['today', false],
])('calendarDay of %s: %s', (text, isValid) => expect(v.is(calendarDay, text)).toBe(isValid));

test.each([
  ['Zoë’s 🏡 \u05d1\u05d9\u05ea', true],
  ['Save\u202egnivas', false],
  ['Save\u2066d', false],
  ['Save\u0007', false],
  ['two\nlines', false],
])('a name %j is accepted: %s', (text, isValid) => {
  expect([v.is(ownName, text), v.is(firstName, text)]).toEqual([isValid, isValid]);
});
