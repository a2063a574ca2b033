/** @jest-environment jest-fixed-jsdom */
import { createFileLoader } from './file-loader';
import { attachReleaseFiles, defineRemoteGlobals, type ReleaseFiles } from './release-files';

const HASH = `sha384-${'a'.repeat(64)}`;
const files = createFileLoader({ remote: 'shell', version: '1.0.0' }, 60_000);
let count = 0;

function release(names: string[] = ['entry.js', 'chunk.js', 'style.css']) {
  count += 1;
  const url = `/remotes/r${count}/`;
  return { version: '1.0.0', url, entry: 'entry.js', integrity: Object.fromEntries(names.map((name) => [name, HASH])) };
}

const elements = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
const urls = () =>
  elements().map((element) =>
    new URL(element instanceof HTMLScriptElement ? element.src : element.href).href.replace(location.origin, ''),
  );
const end = (type: 'load' | 'error') => elements().at(-1)?.dispatchEvent(new Event(type));

/** jsdom records no response status. */
const recordStatus = (responseStatus: number) =>
  Object.defineProperty(performance, 'getEntriesByName', { configurable: true, value: () => [{ responseStatus }] });

function guardOf(container: ReleaseFiles) {
  const script = document.createElement('script');
  attachReleaseFiles(script, container);
  return (kind: 'script' | 'style', file: string) =>
    globalThis.__federation_load_file__(script, kind, `${container.release.url}static/../${file}`);
}

function openNew() {
  const source = release();
  return { source, container: files.openRelease('mfe-quiz', source) };
}

beforeAll(() => {
  files.install();
  defineRemoteGlobals('mfe-quiz');
});
beforeEach(() => document.head.replaceChildren());

test('entry, chunk and style are requested with their integrity hash and without credentials @g-hashes', () => {
  const container = files.openRelease('mfe-quiz', release());
  void files.loadEntry(container);
  void guardOf(container)('script', 'chunk.js');
  void guardOf(container)('style', 'style.css');
  expect(elements()).toHaveLength(3);
  for (const element of elements()) expect([element.integrity, element.crossOrigin]).toEqual([HASH, 'anonymous']);
});

test('hashes missing from the page are requested together with the entry, once for each release @g-hashes', async () => {
  const source = { ...release(['entry.js', 'hashes.js']), hashes: 'hashes.js' };
  const container = files.openRelease('mfe-quiz', source);
  const opened = files.loadEntry(container);
  expect(urls()).toEqual([`${source.url}hashes.js`, `${source.url}entry.js`]);
  expect(await guardOf(container)('script', 'chunk.js')).toMatchObject({ detail: 'no-integrity' });
  const [hashes, entry] = elements();
  globalThis.__federation_hashes__(hashes, { 'chunk.js': HASH });
  for (const element of [entry, hashes]) element?.dispatchEvent(new Event('load'));
  expect(await opened).toBeUndefined();
  void guardOf(container)('script', 'chunk.js');
  expect(urls()).toEqual([`${source.url}static/../chunk.js`].map((url) => new URL(url, location.href).pathname));
  void files.loadEntry(files.openRelease('mfe-quiz', source));
  expect(urls().filter((url) => url.includes('hashes.js'))).toEqual([]);
});

test('the entry of a release fails to load if the hashes file of the release is missing', async () => {
  recordStatus(404);
  const source = { ...release(['entry.js', 'hashes.js']), hashes: 'hashes.js' };
  const opened = files.loadEntry(files.openRelease('mfe-quiz', source));
  const [hashes, entry] = elements();
  hashes?.dispatchEvent(new Event('error'));
  entry?.dispatchEvent(new Event('load'));
  expect(await opened).toMatchObject({ remote: 'mfe-quiz', stage: 'chunk', detail: 'http-404' });
});

test('a file that has no hash or is outside its release is not requested', async () => {
  const container = files.openRelease('mfe-quiz', release(['entry.js']));
  const refused = [
    guardOf(container)('script', 'chunk.js'),
    guardOf(container)('script', '../other/entry.js'),
    globalThis.__federation_load_file__(null, 'script', 'https://elsewhere.example/static/a.js'),
  ];
  expect(await Promise.all(refused)).toMatchObject(refused.map(() => ({ detail: 'no-integrity' })));
  expect(elements()).toEqual([]);
});

test("the host's own chunks need no hash, and their failures are attributed to the host @g-shell-chunks", async () => {
  recordStatus(404);
  const chunk = globalThis.__federation_load_file__(null, 'script', '/static/js/debug.js');
  expect(urls()).toEqual(['/static/js/debug.js']);
  end('error');
  expect(await chunk).toMatchObject({ remote: 'shell', version: '1.0.0', stage: 'chunk', detail: 'http-404' });
});

test('a file that failed is requested again with a different URL each time @g-fresh-retries', async () => {
  recordStatus(500);
  const { source, container } = openNew();
  for (const query of ['', '?retry=1', '?retry=2']) {
    const entry = files.loadEntry(container);
    expect(urls()).toEqual([`${source.url}entry.js${query}`]);
    end('error');
    expect(await entry).toMatchObject({ remote: 'mfe-quiz', stage: 'entry', detail: 'http-500' });
  }
});

test('an entry is requested only once at a time, and after a cancellation with a different URL @g-fresh-retries', async () => {
  const { source, container } = openNew();
  const first = files.loadEntry(container);
  void files.loadEntry(container);
  expect(urls()).toEqual([`${source.url}entry.js`]);
  files.cancel(container);
  void files.loadEntry(files.openRelease('mfe-quiz', source));
  expect(urls()).toEqual([`${source.url}entry.js?retry=1`]);
  expect(await first).toMatchObject({ detail: 'reset' });
});

test('a pending request fails as offline one second after the network is lost, but a request begun later does not', async () => {
  jest.useFakeTimers();
  const online = jest.spyOn(navigator, 'onLine', 'get');
  const { source, container } = openNew();
  const entry = files.loadEntry(container);
  const lose = (isOnline: boolean) => {
    online.mockReturnValue(isOnline);
    dispatchEvent(new Event('offline'));
  };
  lose(true);
  jest.advanceTimersByTime(1_000);
  expect(urls()).toEqual([`${source.url}entry.js`]);
  lose(false);
  void guardOf(container)('script', 'chunk.js');
  jest.advanceTimersByTime(1_000);
  expect(await entry).toMatchObject({ stage: 'entry', reason: 'error', detail: 'offline' });
  online.mockRestore();
  jest.useRealTimers();
  void files.loadEntry(container);
  expect(urls()).toEqual([`${source.url}chunk.js`, `${source.url}entry.js?retry=1`]);
});

test('a reopened release requests files at unchanged URLs, or at different URLs if its files were discarded', async () => {
  const { source, container } = openNew();
  const entry = files.loadEntry(container);
  end('load');
  expect(await entry).toBeUndefined();
  void files.loadEntry(files.openRelease('mfe-quiz', source));
  expect(urls().at(-1)).toBe(`${source.url}entry.js`);
  files.discard(container);
  const next = files.openRelease('mfe-quiz', source);
  void guardOf(next)('script', 'chunk.js');
  expect(urls().at(-1)).toBe(`${source.url}chunk.js?retry=1`);
});

test('an applied style sheet is not requested twice', async () => {
  const { source, container } = openNew();
  const style = guardOf(container)('style', 'style.css');
  end('load');
  await style;
  expect(await guardOf(files.openRelease('mfe-quiz', source))('style', 'style.css')).toBeUndefined();
  expect(urls()).toEqual([`${source.url}style.css`]);
});

test('the global chunk list belongs to the container of the running script, and is undefined while no script runs', () => {
  const chunks = (): unknown => Reflect.get(globalThis, 'webpackChunkmfe_quiz');
  const running = (script: HTMLScriptElement | null) =>
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  const { container: old } = openNew();
  const script = document.createElement('script');
  attachReleaseFiles(script, old);
  openNew();
  running(script);
  expect(chunks()).toBe(old.chunks);
  Reflect.set(globalThis, 'webpackChunkmfe_quiz', []);
  expect(chunks()).toBe(old.chunks);
  running(null);
  expect(chunks()).toBeUndefined();
});

test('a remote can cancel its own and host requests older than four seconds, and a retry then uses a different URL', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const [{ container: own }, { container: other }] = [openNew(), openNew()];
  const entry = document.createElement('script');
  attachReleaseFiles(entry, own);
  const hangs = [
    guardOf(own)('script', 'chunk.js'),
    globalThis.__federation_load_file__(null, 'script', '/static/q.js'),
  ];
  void guardOf(other)('script', 'chunk.js');
  now.mockReturnValue(4_001);
  void guardOf(own)('style', 'style.css');
  globalThis.__federation_cancel_slow__?.(entry);
  expect(await Promise.all(hangs)).toMatchObject([{ detail: 'reset' }, { detail: 'reset' }]);
  expect(urls()).toEqual([`${other.release.url}chunk.js`, `${own.release.url}style.css`]);
  void guardOf(own)('script', 'chunk.js');
  expect(urls().at(-1)).toMatch(/chunk\.js\?retry=1$/);
});
