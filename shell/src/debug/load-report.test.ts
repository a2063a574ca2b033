/** @jest-environment jest-fixed-jsdom */
import { prerenderHost } from '@verdant/federation/browser';
import type { PastLoad } from '@verdant/federation/browser';
import { currentLoadReport, createLoadReport, reportFormats } from './load-report';

Reflect.set(globalThis, 'isSecureContext', true);
Reflect.set(performance, 'getEntriesByName', () => []);

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

test('a load report describes the browser, the remotes and their loads, and contains no other data of the device @g-debug-report', () => {
  const report = createLoadReport({ page: '/onboarding', loads: [load], remotes: [remote] }, now);
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

test('the text of a load report has one paragraph for each load', () => {
  const loads: PastLoad[] = [load, { ...load, outcome: 'recovered' }];
  const report = createLoadReport({ page: '/onboarding', loads, remotes: [remote] }, now);
  const paragraphs = reportFormats.text(report).split('\n\n');
  expect(paragraphs).toHaveLength(4);
  expect(paragraphs[1]).toBe('mfe-quiz 1.2.3, 12 ms, https://host.example/a.js');
  expect(paragraphs[2]).toContain('outcome: failed\nchunk_id: page-onboarding\nstatus: 404\nattempt: 2');
});

const TOKEN = 'a'.repeat(43);
const inLab = { ...remote, source: `https://host.example/lab/${TOKEN}/mfe-quiz/1.2.3/a.js` };
const fault = { remote: 'mfe-quiz', stage: 'chunk', fault: '404', left: 2 };

test.each(['text', 'JSON'] as const)(
  'the %s format of a load report lists the injected faults, and omits the secret token of the fault lab @g-lab-report',
  (format) => {
    const report = createLoadReport({ page: '/onboarding', loads: [load], remotes: [inLab], faults: [fault] }, now);
    const copied = reportFormats[format](report);
    expect(copied).not.toContain(TOKEN);
    expect(copied).toContain('https://host.example/lab/.../mfe-quiz/1.2.3/a.js');
    expect(copied).toContain(format === 'text' ? 'fault: mfe-quiz chunk 404, 2 times' : '"fault": "404"');
  },
);

test('a load report names the page by its declared path, without parameter values', () => {
  const pages = [{ path: '/goals/:id', module: './goals', access: 'public' as const }];
  const release = { version: '1.0.0', contract: '^1.1.0', url: '/r/', entry: 'e.js', integrity: {} };
  const registry = { id: '1', remotes: [{ name: 'mfe-goals', ...release, pages, slots: [] }], overrides: [] };
  window.history.replaceState(null, '', '/goals/anna?for=me');
  const report = currentLoadReport(prerenderHost({ path: '/', registry }));
  expect(report.page).toBe('/goals/:id');
});
