/** @jest-environment jest-fixed-jsdom */
import { RemoteLoadError } from '../browser/core/remote-load-error';
import loadGuard from './load-guard';

const URL = 'https://remotes.example/page.js';
const RETRY_URL = `${URL}?retry=1`;
const source = { remote: 'mfe-quiz', version: '1.0.0', stage: 'chunk', url: RETRY_URL } as const;
const failure = new RemoteLoadError({ ...source, reason: 'missing', detail: 'http-404' });

const loadScript = (chunkId: string | number) =>
  new Promise<unknown>((loaded, failed) => {
    void runtime.l(URL, ({ type, target }) => {
      if (type === 'load') loaded(chunkId);
      else failed(Object.assign(new Error(type), { name: 'ChunkLoadError', type, request: target.src }));
    });
  });

type Done = (event: { type: string; target: { src: string } }) => void;
const runtime = {
  e: loadScript,
  l: (_url: string, _done: Done): unknown => undefined,
  guardedStyle: (_link: object): unknown => undefined,
};

function loading(outcome: RemoteLoadError | undefined) {
  Object.assign(runtime, { e: loadScript });
  Object.assign(globalThis, { __webpack_require__: runtime, __federation_load_file__: async () => outcome });
  loadGuard();
}

test("a chunk whose script arrives is loaded; otherwise the error contains the chunk's id and the file's failure", async () => {
  loading(undefined);
  expect(await runtime.e('page')).toBe('page');
  loading(failure);
  await expect(runtime.e('page')).rejects.toMatchObject({ type: 'error', chunkId: 'page', failure });
  const timeout = new RemoteLoadError({ ...source, reason: 'timeout', detail: 'hangs' });
  loading(timeout);
  await expect(runtime.e('page')).rejects.toMatchObject({ type: 'timeout', failure: timeout });
});

describe('a failed chunk whose error the remote catches', () => {
  const failedChunks: unknown[] = [];
  addEventListener('federation-chunk-failed', (event) => {
    if (event instanceof CustomEvent) failedChunks.push(event.detail);
  });
  beforeEach(() => {
    jest.useFakeTimers();
    failedChunks.length = 0;
  });
  afterEach(() => jest.useRealTimers());

  const offline = new RemoteLoadError({ ...source, reason: 'error', detail: 'offline' });
  test.each([
    ['is reported to the host', failure, false, [{ chunkId: 'page', failure }]],
    ['is not reported to the host if other code reports it or retries the load', failure, true, []],
    ['is not reported to the host if the browser was offline', offline, false, []],
  ])('%s', async (_title, reason, isTaken, reported) => {
    loading(reason);
    await runtime.e('page').catch((caught: unknown) => caught instanceof Error && Object.assign(caught, { isTaken }));
    jest.advanceTimersByTime(2_000);
    expect(failedChunks).toMatchObject(reported);
  });
});

test('a style sheet link gets a load event if its file arrives, and an error event if the load fails', async () => {
  const style = () => ({ href: 'https://remotes.example/page.css', onload: jest.fn(), onerror: jest.fn() });
  const [arrived, failed] = [style(), style()];
  loading(undefined);
  await runtime.guardedStyle(arrived);
  expect(arrived.onload).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }));
  loading(failure);
  await runtime.guardedStyle(failed);
  expect(failed.onerror).toHaveBeenCalledWith({ type: 'error', target: { src: RETRY_URL, href: RETRY_URL } });
});

test('in a host without the file loader, a chunk fails at once with an error that names the missing function', async () => {
  loading(undefined);
  Reflect.deleteProperty(globalThis, '__federation_load_file__');
  await expect(runtime.e('page')).rejects.toThrow('This host has no __federation_load_file__');
});
