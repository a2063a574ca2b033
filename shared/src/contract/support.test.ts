import * as v from 'valibot';
import { supportKinds, supportNeeds } from './support';

test('support needs are a list of known kinds, which may be empty', () => {
  expect(v.is(supportNeeds, [...supportKinds])).toBe(true);
  expect(v.is(supportNeeds, [])).toBe(true);
  expect(v.is(supportNeeds, ['sadness'])).toBe(false);
  expect(v.is(supportNeeds, 'crisis')).toBe(false);
});
