/** @jest-environment jest-fixed-jsdom */
import { remote } from './testing/loader-world';
import { allowReleaseWorkers } from './release-workers';
import { releaseFolders } from './run-errors';
import { verifiedScriptUrls } from './trusted-scripts';

const HASH = `sha384-${'a'.repeat(64)}`;
const FOLDER = 'https://files.example/quiz/';
const folders = releaseFolders([{ ...remote, url: FOLDER, integrity: { 'js/worker.js': HASH } }], FOLDER);
const URL_ELSEWHERE = `${FOLDER}js/worker.js`;

class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  received: unknown[] = [];
  isOver = false;
  constructor(
    readonly script: string | URL,
    readonly options?: WorkerOptions,
  ) {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(data: unknown, transfer: Transferable[] = []): void {
    this.received.push([data, transfer.length]);
  }
  terminate(): void {
    this.isOver = true;
  }
}

const settle = () => new Promise((done) => setTimeout(done, 5));

beforeEach(() => {
  FakeWorker.started = [];
  Object.assign(globalThis, { Worker: FakeWorker });
  URL.createObjectURL = () => `blob:${expect.getState().currentTestName}`;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('run()'));
  allowReleaseWorkers(folders);
});

test('a worker file of the same origin, or outside of any release, starts without a fetch and a hash check', () => {
  for (const url of ['/releases/mfe-quiz/1.0.0/worker.js', `${FOLDER}js/other.js`]) {
    expect(new Worker(url, { name: 'x' })).toBeInstanceOf(FakeWorker);
    expect(FakeWorker.started.at(-1)).toMatchObject({ script: url, options: { name: 'x' } });
  }
  expect(fetch).not.toHaveBeenCalled();
});

test('a worker file of another origin is fetched with its hash, and starts only after that check', async () => {
  const worker = new Worker(new URL(`${URL_ELSEWHERE}?retry=1`), { name: 'x' });
  expect(FakeWorker.started).toEqual([]);
  await settle();
  expect(fetch).toHaveBeenCalledWith(`${URL_ELSEWHERE}?retry=1`, expect.objectContaining({ integrity: HASH }));
  const [started] = FakeWorker.started;
  expect(started?.options).toEqual({ name: 'x' });
  expect(verifiedScriptUrls.has(String(started?.script))).toBe(true);
  const heard: unknown[] = [];
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- workers have both
  worker.onmessage = ({ data }: MessageEvent) => heard.push(data);
  worker.addEventListener('message', ({ data }: MessageEvent) => heard.push(data));
  started?.dispatchEvent(new MessageEvent('message', { data: 42 }));
  expect(heard).toEqual([42, 42]);
});

test('messages that are posted before a worker has started are delivered in order, as they were when posted', async () => {
  const worker = new Worker(URL_ELSEWHERE);
  const state = { count: 1 };
  const bytes = new ArrayBuffer(8);
  worker.postMessage(state);
  worker.postMessage(bytes, [bytes]);
  state.count = 2;
  expect(bytes.byteLength).toBe(0);
  await settle();
  worker.postMessage('last', { transfer: [] });
  expect(FakeWorker.started[0]?.received).toEqual([
    [{ count: 1 }, 0],
    [expect.objectContaining({ byteLength: 8 }), 1],
    ['last', 0],
  ]);
});

test('a worker is terminated as soon as it has started if terminate() was called before', async () => {
  new Worker(URL_ELSEWHERE).terminate();
  await settle();
  expect(FakeWorker.started[0]?.isOver).toBe(true);
});

test.each([
  ['has another hash', () => Promise.reject(new TypeError('Failed integrity metadata check'))],
  ['is missing', async () => new Response('', { status: 404 })],
])('a worker file that %s starts no worker, and causes an error event of the worker', async (_what, response) => {
  jest.mocked(fetch).mockImplementation(response);
  const onerror = jest.fn();
  const worker = new Worker(URL_ELSEWHERE);
  worker.addEventListener('error', onerror);
  await settle();
  expect(onerror).toHaveBeenCalledTimes(1);
  expect(FakeWorker.started).toEqual([]);
});
