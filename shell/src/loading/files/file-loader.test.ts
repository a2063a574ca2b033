/** @jest-environment jest-fixed-jsdom */
import { cancelFiles, loadEntry, offerFileLoader, openRelease, spoilFiles } from './file-loader';
import { setOwner } from './owner';

const HASH = `sha384-${'a'.repeat(64)}`;
let count = 0;

/** A release that no other test has asked for. */
function release(files: string[] = ['entry.js', 'chunk.js', 'style.css']) {
  count += 1;
  const url = `/remotes/r${count}/`;
  return { version: '1.0.0', url, entry: 'entry.js', integrity: Object.fromEntries(files.map((file) => [file, HASH])) };
}

const elements = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
const addresses = () =>
  elements().map((element) =>
    new URL(element instanceof HTMLScriptElement ? element.src : element.href).href.replace(location.origin, ''),
  );
const end = (type: 'load' | 'error') => elements().at(-1)?.dispatchEvent(new Event(type));

/** What the load guard of a build does whose entry script was loaded for that container. */
function guardOf(owner: ReturnType<typeof openRelease>) {
  const script = document.createElement('script');
  setOwner(script, owner);
  return (kind: 'script' | 'style', file: string) =>
    globalThis.__verdant_load_file__(script, kind, `${owner.release.url}static/../${file}`);
}

beforeEach(() => {
  document.head.replaceChildren();
  offerFileLoader();
});

test('entry, chunk and style carry their hash, and go without credentials', () => {
  const owner = openRelease('mfe-quiz', release());
  void loadEntry(owner);
  void guardOf(owner)('script', 'chunk.js');
  void guardOf(owner)('style', 'style.css');
  expect(elements()).toHaveLength(3);
  for (const element of elements()) expect([element.integrity, element.crossOrigin]).toEqual([HASH, 'anonymous']);
});

test('without a hash, and outside its release, a file is not asked for', async () => {
  const owner = openRelease('mfe-quiz', release(['entry.js']));
  expect(await guardOf(owner)('script', 'chunk.js')).toMatchObject({ detail: 'no-integrity' });
  expect(await guardOf(owner)('script', '../other/entry.js')).toMatchObject({ detail: 'no-integrity' });
  expect(await globalThis.__verdant_load_file__(null, 'script', 'https://elsewhere.example/static/a.js')).toMatchObject(
    { detail: 'no-integrity' },
  );
  expect(elements()).toEqual([]);
});

test("the shell's own chunks have no hashes so far", () => {
  void globalThis.__verdant_load_file__(null, 'script', '/static/js/debug.js');
  expect(addresses()).toEqual(['/static/js/debug.js']);
});

test('one request at a time, and another address as soon as one was given up', async () => {
  const source = release();
  const owner = openRelease('mfe-quiz', source);
  const first = loadEntry(owner);
  void loadEntry(owner);
  expect(addresses()).toEqual([`${source.url}entry.js`]);
  cancelFiles(owner);
  void loadEntry(openRelease('mfe-quiz', source));
  expect(addresses()).toEqual([`${source.url}entry.js?retry=1`]);
  expect(await first).toMatchObject({ detail: 'reset' });
});

test('files that came and were of no use are asked for anew; others keep their address', async () => {
  const source = release();
  const owner = openRelease('mfe-quiz', source);
  const entry = loadEntry(owner);
  end('load');
  expect(await entry).toBeUndefined();
  void loadEntry(openRelease('mfe-quiz', source));
  expect(addresses().at(-1)).toBe(`${source.url}entry.js`);
  spoilFiles(owner);
  const next = openRelease('mfe-quiz', source);
  void guardOf(next)('script', 'chunk.js');
  expect(addresses().at(-1)).toBe(`${source.url}chunk.js?retry=1`);
});

test('a style that applies is not asked for twice', async () => {
  const source = release();
  const style = guardOf(openRelease('mfe-quiz', source))('style', 'style.css');
  end('load');
  await style;
  expect(await guardOf(openRelease('mfe-quiz', source))('style', 'style.css')).toBeUndefined();
  expect(addresses()).toEqual([`${source.url}style.css`]);
});

test('each container has chunks of its own, whichever scripts run in between', () => {
  const chunks = (): unknown => Reflect.get(globalThis, 'webpackChunkmfe_quiz');
  const running = (script: HTMLScriptElement | null) =>
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  const old = openRelease('mfe-quiz', release());
  const script = document.createElement('script');
  setOwner(script, old);
  const fresh = openRelease('mfe-quiz', release());
  running(script);
  expect(chunks()).toBe(old.chunks);
  Reflect.set(globalThis, 'webpackChunkmfe_quiz', []);
  expect(chunks()).toBe(old.chunks);
  running(null);
  expect(chunks()).toBe(fresh.chunks);
});
