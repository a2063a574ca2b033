import fc from 'fast-check';
import * as v from 'valibot';
import { explanation } from './insights';
import type { Explanation } from './insights';
import { readExplanation } from './read-insights';

const up = { question_id: 'bills', question: 'Do you pay bills on time?', answer: 'Always', points: 8.2 };
const down = { question_id: 'card', question: 'Do you carry a card balance?', answer: 'Most months', points: -5.1 };
const metric = {
  title: 'Debt Management Effectiveness',
  value: 47.4,
  range: [41.2, 58] as [number, number],
  confidence: 'medium' as const,
  basis: { answered: 6, applicable: 11 },
  limit: { at: 49, reasons: ['A repayment was missed in the last year.'] },
  up: [up],
  down: [down],
  change: { from: 41.4, points: 6, clear: true },
};
const whole: Explanation = {
  session_id: 'session-2',
  completed_at: '2026-11-20T10:00:00.000Z',
  previous_completed_at: '2026-03-03T10:00:00.000Z',
  metrics: [metric],
};
const read = (changes: object) => readExplanation({ metrics: [{ ...metric, ...changes }] }).metrics[0];

test('reads valid fields unchanged, from the top level of the response or from its "data" field', () => {
  expect(readExplanation(whole)).toEqual(v.parse(explanation, whole));
  expect(readExplanation({ data: whole })).toEqual(whole);
});

test('an explanation before a completed quiz has no metrics and no dates, and an invalid date is read as null', () => {
  const empty = { session_id: null, completed_at: null, previous_completed_at: null, metrics: [] };
  expect(readExplanation({ ...empty, previous_completed_at: 'soon' })).toEqual(empty);
});

test('leaves out a metric without a title or value, and keeps the others', () => {
  const odd = [{ title: ' ' }, { title: 7 }, { value: 'many' }, { value: null }].map((changes) => ({
    ...metric,
    ...changes,
  }));
  const { metrics } = readExplanation({ metrics: [null, 7, ...odd, { ...metric, title: 'Investment Readiness' }] });
  expect(metrics.map(({ title }) => title)).toEqual(['Investment Readiness']);
});

test.each([
  ['range', [58, 41], [41, 58]],
  ['range', [-3, 140], [0, 100]],
  ['range', [41], undefined],
  ['range', [null, 58], undefined],
  ['confidence', 'certain', undefined],
  ['basis', { answered: 12, applicable: 11 }, undefined],
  ['basis', { answered: 0, applicable: 11 }, { answered: 0, applicable: 11 }],
  ['limit', { at: 'x' }, null],
  ['limit', { at: 49, reasons: ['Because.', '', 4, 'Because.'] }, { at: 49, reasons: ['Because.'] }],
  ['limit', { at: 49 }, { at: 49, reasons: [] }],
  ['up', [{ ...up, focus_area: 'Cash flow' }], [{ ...up, focus_area: 'Cash flow' }]],
  ['up', [{ ...up, focus_area: 7 }], [up]],
  ['up', [{ points: 3 }, { question: 'Why?' }, up, up], [up]],
  ['change', { from: 40 }, null],
  ['change', { from: 40, points: 7, clear: 'yes' }, { from: 40, points: 7, clear: false }],
] as const)('reads the field %s with %j as %j, and keeps the metric', (name, given, expected) => {
  expect(read({ [name]: given })?.[name]).toEqual(expected);
});

test('keeps answers in "up" with points above 0 and answers in "down" with points below 0, the strongest first', () => {
  const some = (...points: number[]) =>
    points.map((point) => ({ ...up, question: `Question ${point}?`, points: point }));
  expect(read({ up: some(2, -1, 9, 0) })?.up.map(({ points }) => points)).toEqual([9, 2]);
  expect(read({ down: some(-2, 1, -9, 0) })?.down.map(({ points }) => points)).toEqual([-9, -2]);
});

test('keeps the last of several metrics with the same title', () => {
  expect(readExplanation({ metrics: [metric, { ...metric, value: 3 }] }).metrics).toEqual([{ ...metric, value: 3 }]);
});

test('never throws for any input, and returns only values and ranges between 0 and 100', () => {
  const odd = fc.anything();
  const oddMetric = fc.record({
    title: fc.oneof(fc.string(), odd),
    value: fc.oneof(fc.double(), odd),
    range: fc.oneof(fc.tuple(fc.double(), fc.double()), odd),
    limit: fc.oneof(fc.record({ at: fc.double(), reasons: odd }), odd),
    up: fc.oneof(fc.array(odd), odd),
    change: odd,
  });
  fc.assert(
    fc.property(odd, fc.array(fc.oneof(oddMetric, odd)), (payload, metrics) => {
      for (const given of [payload, { data: payload }, { metrics }, { data: { metrics } }]) {
        for (const { value, range: [low, high] = [0, 100] } of readExplanation(given).metrics) {
          expect(value >= 0 && value <= 100).toBe(true);
          expect(low >= 0 && low <= high && high <= 100).toBe(true);
        }
      }
    }),
  );
});
