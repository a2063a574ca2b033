/** @jest-environment jest-fixed-jsdom */
import { loadFastlink, SCRIPT_TIMEOUT_MS } from './fastlink';
import type { Fastlink } from './fastlink';

const widget: Fastlink = { open: () => undefined, close: () => undefined };
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
/** Number of script URLs so far. Each test needs its own URL, because a script is loaded only once per URL. */
let count = 0;
const nextUrl = () => `https://widget.test/${(count += 1)}.js`;

afterEach(() => {
  jest.useRealTimers();
  delete window.fastlink;
  for (const script of scripts()) script.remove();
});

function arrive(defined: Fastlink | undefined) {
  if (defined) window.fastlink = defined;
  scripts().at(-1)?.dispatchEvent(new Event('load'));
}

test('a script that is requested several times is loaded once', async () => {
  const url = nextUrl();
  const both = [loadFastlink(url), loadFastlink(url)];
  expect(scripts().map(({ src }) => src)).toEqual([url]);
  arrive(widget);
  expect(await Promise.all(both)).toEqual([widget, widget]);
  expect(await loadFastlink(url)).toBe(widget);
  expect(scripts()).toHaveLength(1);
});

test('a failed load rejects and removes the script element; a later call loads the script again', async () => {
  const url = nextUrl();
  const first = loadFastlink(url);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not load');
  expect(scripts()).toEqual([]);
  const second = loadFastlink(url);
  arrive(widget);
  await expect(second).resolves.toBe(widget);
});

test('the script load is rejected if the loaded script defines no widget', async () => {
  const load = loadFastlink(nextUrl());
  arrive(undefined);
  await expect(load).rejects.toThrow('defined no widget');
});

test('the script load is rejected if the script has not loaded within 20 seconds', async () => {
  jest.useFakeTimers();
  const outcome = loadFastlink(nextUrl()).catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS - 1);
  expect(scripts()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toContain('took too long');
  expect(scripts()).toEqual([]);
});
