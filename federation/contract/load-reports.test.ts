import * as v from 'valibot';
import { loadReports } from './load-reports';

const page = '00000000-0000-4000-8000-000000000001';
const source = { remote: 'mfe-samples', version: '1.2.3' };
const failure = { ...source, stage: 'chunk', reason: 'missing', outcome: 'failed', attempt: 1 };
const event = (changes: object = {}) => ({ ...failure, ...changes });
const vital = (changes: object = {}) => ({ ...source, vital: 'LCP', path: '/goals/:id', value: 1_800, ...changes });
const isAccepted = (report: unknown) => v.is(loadReports, report);
const SCRIPT = 'static/js/page-goals.1a2b3c4d.js';

test('a report with load events, a thrown error and a web vital is accepted', () => {
  const thrown = event({ stage: 'run', outcome: 'threw', message: 'TypeError: x', stack: [`${SCRIPT}:1:60`] });
  expect(isAccepted({ page, events: [event(), event({ duration_ms: 420 }), thrown, vital()] })).toBe(true);
});

test.each([
  ['no page', { events: [event()] }],
  ['no event', { page, events: [] }],
  ['21 events', { page, events: Array.from({ length: 21 }, () => event()) }],
])('a report with %s is refused', (_what, report) => expect(isAccepted(report)).toBe(false));

test.each([
  ['an unknown field', event({ email: 'a@b.example' })],
  ['an unknown outcome', event({ outcome: 'gone' })],
  ['a detail that is a sentence', event({ detail: 'see https://evil.example' })],
  ['a chunk id that is a sentence', event({ chunk_id: 'Please call @all \u001b[31m' })],
  ['a negative duration', event({ duration_ms: -1 })],
  ['a duration of a fraction of a millisecond', event({ duration_ms: 1.5 })],
  ['a duration above ten minutes', event({ duration_ms: 600_001 })],
  ['a duration that is a text', event({ duration_ms: '420' })],
  ['a message of 201 characters', event({ message: 'x'.repeat(201) })],
  ['eleven stack frames', event({ stack: Array.from({ length: 11 }, () => `${SCRIPT}:1:1`) })],
  ['a stack frame that is a URL', event({ stack: [`https://host.example/${SCRIPT}:1:1`] })],
  ['a stack frame with a query', event({ stack: [`${SCRIPT}?name=ann:1:1`] })],
  ['a page path with a personal name', vital({ path: '/goals/Ann Lee' })],
  ['a URL instead of a page path', vital({ path: 'https://a.example/budget?token=secret' })],
  ['an unknown web vital', vital({ vital: 'FID' })],
  ['a negative web vital', vital({ value: -1 })],
  ['a web vital above ten minutes', vital({ value: 600_001 })],
  ['the text of the clicked element', vital({ vital: 'INP', target: 'button "Delete Ann"' })],
])('an event with %s is refused @g-reports-anonymous', (_what, spoilt) => {
  expect(isAccepted({ page, events: [spoilt] })).toBe(false);
});
