import { loadChunk } from './load-chunk';

const failure = (detail: string, status?: number) =>
  Object.assign(new Error('chunk'), { name: 'ChunkLoadError', failure: { detail, status } });

let isOnline = true;
let reported: unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  isOnline = true;
  reported = [];
  const online = new EventTarget();
  Object.assign(globalThis, {
    navigator: {
      get onLine() {
        return isOnline;
      },
    },
    addEventListener: online.addEventListener.bind(online),
    dispatchEvent: online.dispatchEvent.bind(online),
    reportError: (cause: unknown) => reported.push(cause),
  });
});
afterEach(() => jest.useRealTimers());

test('a chunk that fails temporarily is loaded again, and no error is reported', async () => {
  const load = jest.fn(async () => 'details').mockRejectedValueOnce(failure('reset'));
  const loaded = loadChunk(load);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await loaded).toBe('details');
  expect(load).toHaveBeenCalledTimes(2);
  expect(reported).toEqual([]);
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
  expect(reported).toEqual([cause]);
});

test('loading a chunk pauses while the browser is offline, and continues when the network is back', async () => {
  const load = jest.fn(async () => 'details').mockRejectedValueOnce(failure('offline'));
  isOnline = false;
  const loaded = loadChunk(load);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  isOnline = true;
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('details');
});
