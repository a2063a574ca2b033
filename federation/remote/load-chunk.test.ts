/** @jest-environment jest-fixed-jsdom */
import { loadChunk } from './load-chunk';

const failure = (detail: string, status?: number) =>
  Object.assign(new Error('chunk'), { name: 'ChunkLoadError', failure: { detail, status } });

const online = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const report = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
  Object.assign(globalThis, { reportError: report });
});
afterEach(() => jest.useRealTimers());

test('a chunk that fails temporarily is loaded again, and no error is reported', async () => {
  const load = jest.fn(async () => 'details').mockRejectedValueOnce(failure('reset'));
  const loaded = loadChunk(load);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await loaded).toBe('details');
  expect(load).toHaveBeenCalledTimes(2);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['keeps failing', failure('http-503', 503), 3],
  ['is missing', failure('http-404', 404), 1],
  ['throws', new Error('code'), 1],
])('loading a chunk that %s rejects, and the error is reported once', async (_how, cause, times) => {
  const load = jest.fn().mockRejectedValue(cause);
  const loaded = loadChunk(load);
  const outcome = loaded.catch((thrown: unknown) => thrown);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await outcome).toBe(cause);
  expect(load).toHaveBeenCalledTimes(times);
  expect(report.mock.calls).toEqual([[cause]]);
});

test('loading a chunk pauses while the browser is offline, and continues when the network is back', async () => {
  const load = jest.fn(async () => 'details').mockRejectedValueOnce(failure('offline'));
  online(false);
  const loaded = loadChunk(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  online(true);
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('details');
});
