import fc from 'fast-check';
import { readInsights } from './read-insights';

const metric = { type: 'metric', title: 'Investment Readiness', value: 61.4 };
const profile = { investment_horizon: 'Long-term (7+ years)', risk_tolerance: 'Balanced', preferred_focus: 'Growth' };

test('takes the lists from data, or from the top level @s-3.13 @s-7.13', () => {
  const lists = { insights: [metric], investment_profile: profile };
  expect(readInsights({ data: lists })).toEqual(lists);
  expect(readInsights(lists)).toEqual(lists);
});

test('reads score where value is missing, a number in a text, and keeps values in 0 to 100', () => {
  const read = (insight: object) => readInsights({ insights: [insight] }).insights[0];
  expect(read({ type: 'metric', title: 'A', score: 12 })).toMatchObject({ value: 12 });
  expect(read({ type: 'metric', title: 'A', value: '33.3' })).toMatchObject({ value: 33.3 });
  expect(read({ type: 'metric', title: 'A', value: 140 })).toMatchObject({ value: 100 });
});

test('leaves out what it cannot use and keeps the rest @s-4.14', () => {
  const { insights } = readInsights({
    data: {
      insights: [
        null,
        7,
        { type: 'metric', title: 'No value' },
        metric,
        { type: 'recommendations', recommendations: null },
      ],
    },
  });
  expect(insights).toEqual([metric, { type: 'recommendations', title: '', recommendations: [] }]);
});

test('a recommendation of unknown urgency is medium; one without a title is left out @s-3.16', () => {
  const recommendations = [{ title: 'Save', urgency: 'now' }, { urgency: 'high' }];
  const { insights } = readInsights({ insights: [{ type: 'recommendations', title: 'R', recommendations }] });
  expect(insights[0]).toMatchObject({ recommendations: [{ title: 'Save', urgency: 'medium', description: '' }] });
});

test('an empty profile counts as missing', () => {
  expect(readInsights({ investment_profile: {} }).investment_profile).toBeNull();
});

test('a profile may bring a note, which is a text or nothing', () => {
  const read = (note: unknown) => readInsights({ investment_profile: { ...profile, note } }).investment_profile;
  expect(read('Less risk')).toEqual({ ...profile, note: 'Less risk' });
  expect(read(7)).toEqual({ ...profile, note: '' });
});

test('never throws, whatever comes @s-4.14', () => {
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      expect(Array.isArray(readInsights(payload).insights)).toBe(true);
      expect(Array.isArray(readInsights({ data: payload, insights: payload }).insights)).toBe(true);
    }),
  );
});

test('a metric keeps its range, confidence and basis; an invalid one is left out', () => {
  const details = { range: [41, 58], confidence: 'low', basis: { answered: 2, applicable: 9 } };
  const read = (given: object) => readInsights({ insights: [{ ...metric, ...given }] }).insights[0];
  expect(read(details)).toEqual({ ...metric, ...details });
  expect(read({ range: [58, 41], confidence: 'certain', basis: 4 })).toEqual({ ...metric, range: [41, 58] });
});

test('a metric keeps its eighty dots; any other list is left out', () => {
  const dots = Array.from({ length: 80 }, (_, index) => index + 10);
  const read = (given: unknown) => readInsights({ insights: [{ ...metric, dots: given }] }).insights[0];
  expect(read(dots)).toEqual({ ...metric, dots });
  for (const odd of [null, 'many', [], dots.slice(1), dots.toReversed(), dots.with(79, 101), dots.with(0, NaN)]) {
    expect(read(odd)).toEqual(metric);
  }
});

test('a recommendation keeps its id and what was decided about it; invalid parts are left out', () => {
  const read = (more: object) => {
    const recommendations = [{ title: 'Save', urgency: 'low', ...more }];
    const [insight] = readInsights({ insights: [{ type: 'recommendations', title: 'R', recommendations }] }).insights;
    return insight?.type === 'recommendations' ? insight.recommendations[0] : undefined;
  };
  const until = '2026-12-22T00:00:00.000Z';
  expect(read({ id: 'buffer', state: 'postponed', until, essential: true })).toMatchObject({
    id: 'buffer',
    state: 'postponed',
    until,
    essential: true,
  });
  const odd = read({ id: 7, state: 'gone', until: 'soon', reason: 'dull', essential: 'yes' });
  for (const key of ['id', 'state', 'until', 'reason', 'essential'] as const) expect(odd?.[key]).toBeUndefined();
});

test('a metric keeps its change since a date; a change without one is left out', () => {
  const change = { from: 40, points: 6.2, clear: true, since: '2026-08-12T00:00:00.000Z' };
  const read = (given: unknown) => readInsights({ insights: [{ ...metric, change: given }] }).insights[0];
  expect(read(change)).toMatchObject({ change });
  expect(read({ ...change, clear: undefined })).toMatchObject({ change: { ...change, clear: false } });
  for (const odd of [null, 4, {}, { ...change, since: 'once' }, { ...change, points: 'many' }]) {
    expect(read(odd)).not.toHaveProperty('change');
  }
});

test('a recommendation keeps its reason and steps, and the kind line is read; invalid ones are left out', () => {
  const steps = [{ text: 'Call', minutes: 15 }];
  const read = (given: object) =>
    readInsights({ insights: [{ type: 'recommendations', recommendations: [{ title: 'Save', ...given }] }] })
      .insights[0];
  const recommendations = (one: object) => ({ recommendations: [expect.objectContaining(one)] });
  expect(read({ why: 'You said so.', steps })).toMatchObject(recommendations({ why: 'You said so.', steps }));
  expect(read({ why: 7, steps: [{ text: 'Call', minutes: 'many' }] })).toMatchObject(
    recommendations({ why: undefined, steps: undefined }),
  );
  const line = { text: 'Help is free.', links: [{ name: 'Gambling Help', url: 'tel:1800858858' }] };
  expect(readInsights({ data: { kind_line: line } }).kind_line).toEqual(line);
  expect(readInsights({ kind_line: { text: 'Help is free.' } }).kind_line).toBeUndefined();
});
