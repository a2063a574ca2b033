import fc from 'fast-check';
import { readInsights } from './read-insights';

const metric = { type: 'metric', title: 'Investment Readiness', value: 61.4 };
const profile = { investment_horizon: 'Long-term (7+ years)', risk_tolerance: 'Balanced', preferred_focus: 'Growth' };
const advice = { title: 'Save', urgency: 'low', description: '', estimated_impact: '' };
const dots = Array.from({ length: 80 }, (_, index) => index + 10);
const change = { from: 40, points: 6.2, clear: true, since: '2026-08-12T00:00:00.000Z' };
const oddDots = [null, 'many', [], dots.slice(1), dots.toReversed(), dots.with(79, 101), dots.with(0, NaN)];
const oddChanges = [null, 4, {}, { ...change, since: 'once' }, { ...change, points: 'many' }];

test('reads all fields from the "data" field of the response or from its top level @s-3.13 @s-7.13', () => {
  const lists = {
    insights: [metric],
    investment_profile: profile,
    kind_line: { text: 'Help is free.', links: [{ name: 'Gambling Help', url: 'tel:1800858858' }] },
  };
  expect(readInsights({ data: lists })).toEqual(lists);
  expect(readInsights(lists)).toEqual(lists);
});

test('leaves out unusable insights and keeps the rest @s-4.14', () => {
  const unusable = [null, 7, { type: 'metric', title: 'No value' }, { type: 'metric', value: 4 }];
  const odd = { type: 'recommendations', recommendations: null };
  const data = { insights: [...unusable, metric, odd], kind_line: { text: 'Help is free.' } };
  expect(readInsights({ data })).toEqual({
    insights: [metric, { type: 'recommendations', title: '', recommendations: [] }],
    investment_profile: null,
  });
});

test.each<[given: object, expected: object]>([
  [{ value: undefined, score: 12 }, { value: 12 }],
  [{ value: '33.3' }, { value: 33.3 }],
  [{ value: 140 }, { value: 100 }],
  ...[{ range: [41, 58], confidence: 'low', basis: { answered: 2, applicable: 9 } }, { dots }, { change }].map(
    (details): [object, object] => [details, details],
  ),
  [{ range: [58, 41], confidence: 'certain', basis: 4 }, { range: [41, 58] }],
  [{ change: { ...change, clear: undefined } }, { change: { ...change, clear: false } }],
  ...oddDots.map((odd): [object, object] => [{ dots: odd }, {}]),
  ...oddChanges.map((odd): [object, object] => [{ change: odd }, {}]),
])('reads a metric with %j as if it had %j', (given, expected) => {
  expect(readInsights({ insights: [{ ...metric, ...given }] }).insights).toEqual([{ ...metric, ...expected }]);
});

test.each<[given: object, expected: object]>([
  [{ urgency: 'now' }, { urgency: 'medium' }],
  ...[
    { id: 'buffer', state: 'postponed', until: change.since, essential: true },
    { why: 'You said so.', steps: [{ text: 'Call', minutes: 15 }] },
  ].map((details): [object, object] => [details, details]),
  [{ id: 7, state: 'gone', until: 'soon', reason: 'dull', essential: 'yes' }, {}],
  [{ why: 7, steps: [{ text: 'Call', minutes: 'many' }] }, {}],
])('reads a recommendation with %j as if it had %j @s-3.16', (given, expected) => {
  const recommendations = [{ title: 'Save', urgency: 'low', ...given }, { urgency: 'high' }];
  const { insights } = readInsights({ insights: [{ type: 'recommendations', title: 'R', recommendations }] });
  expect(insights).toEqual([{ type: 'recommendations', title: 'R', recommendations: [{ ...advice, ...expected }] }]);
});

test.each<[given: object, expected: object | null]>([
  [{}, null],
  [
    { ...profile, note: 'Less risk' },
    { ...profile, note: 'Less risk' },
  ],
  [
    { ...profile, note: 7 },
    { ...profile, note: '' },
  ],
])('reads the investment profile %j as %j', (given, expected) => {
  expect(readInsights({ investment_profile: given }).investment_profile).toEqual(expected);
});

test('never throws, and always returns a list, for any input @s-4.14', () => {
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      expect(Array.isArray(readInsights(payload).insights)).toBe(true);
      expect(Array.isArray(readInsights({ data: payload, insights: payload }).insights)).toBe(true);
    }),
  );
});
