/** @jest-environment jest-fixed-jsdom */
import type { PastLoad } from '@verdant/federation/browser';
import { loadReport, loadReportText } from './load-report';

// jsdom does not have it.
Reflect.set(globalThis, 'isSecureContext', true);

const now = new Date('2026-01-01T00:00:10.000Z');
const load: PastLoad = {
  id: 3,
  at: new Date('2026-01-01T00:00:00.000Z'),
  remote: 'mfe-quiz',
  version: '1.2.3',
  stage: 'chunk',
  reason: 'missing',
  detail: 'http-404',
  outcome: 'failed',
  chunk_id: 'page-onboarding',
  status: 404,
  attempt: 2,
};
const remote = { name: 'mfe-quiz', version: '1.2.3', source: 'https://host.example/a.js', loaded: '12 ms' };

test('has browser, remotes and loads, and nothing else of the device', () => {
  const report = loadReport([load], [remote], now);
  expect(Object.keys(report.surroundings)).toEqual([
    'Browser',
    'Viewport',
    'Language',
    'Online',
    'Connection',
    'Round trip',
    'Origin',
  ]);
  expect(JSON.parse(JSON.stringify(report))).toMatchObject({
    at: '2026-01-01T00:00:10.000Z',
    remotes: [remote],
    loads: [{ at: '2026-01-01T00:00:00.000Z', remote: 'mfe-quiz', detail: 'http-404', attempt: 2 }],
  });
  expect(report.loads[0]).not.toHaveProperty('id');
});

test('as a text it has one paragraph for each load', () => {
  const paragraphs = loadReportText(loadReport([load, { ...load, outcome: 'recovered' }], [remote], now)).split('\n\n');
  expect(paragraphs).toHaveLength(4);
  expect(paragraphs[1]).toBe('mfe-quiz 1.2.3, 12 ms, https://host.example/a.js');
  expect(paragraphs[2]).toContain('outcome: failed\nchunk_id: page-onboarding\nstatus: 404\nattempt: 2');
});
