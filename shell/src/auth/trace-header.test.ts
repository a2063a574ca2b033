/** @jest-environment jest-fixed-jsdom */
import { traceHeader } from './trace-header';

afterEach(() => document.documentElement.removeAttribute('data-traces'));

test('a call sends a trace header only if the page enables traces', () => {
  expect(traceHeader()).toEqual({});
  document.documentElement.dataset['traces'] = 'on';
  const headers = [traceHeader(), traceHeader()].map(({ traceparent }) => traceparent);
  for (const header of headers) expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(new Set(headers).size).toBe(2);
});
