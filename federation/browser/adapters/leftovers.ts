import type { Registry } from '../../contract';
import { nearestRelease, releaseFolders } from '../core/run-error';

/** Cleaning up may take a moment, such as a transition's. */
const GRACE_MS = 1_000;

type Leftover = { remote: string; what: string };

/** The line of the stack that called into this file, which is a script of its own. */
function callerLine(): string {
  const frames = (new Error().stack ?? '').split('\n').filter((line) => line.includes('://'));
  const own = /\w+:\/\/.*?\.js/.exec(frames[0] ?? '')?.[0] ?? '';
  return frames.find((line) => !line.includes(own)) ?? '';
}

const where = (line: string) => line.trim().replace(/^at /, '');

/** `window` and `document` outlive every remote; listeners on elements go with them. */
const isLasting = (target: unknown): target is Window | Document => target === window || target === document;

/** Records timers and listeners in `active`, under their own identity, while they are there. */
function recordTimers(active: Map<unknown, Leftover>, ownerOf: (line: string) => string | undefined): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = window[name].bind(window);
    Reflect.set(window, name, (handler: TimerHandler, ms?: number, ...rest: unknown[]): number => {
      const line = callerLine();
      const remote = ownerOf(line);
      if (remote === undefined || typeof handler !== 'function') return original(handler, ms, ...rest);
      const id = original(() => {
        if (name === 'setTimeout') active.delete(id);
        Reflect.apply(handler, window, rest);
      }, ms);
      active.set(id, { remote, what: `${name}, called at ${where(line)}` });
      return id;
    });
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const original = window[name].bind(window);
    Reflect.set(window, name, (id?: number) => {
      active.delete(id);
      original(id);
    });
  }
}

type Options = boolean | EventListenerOptions | undefined;
type Listener = EventListenerOrEventListenerObject | null;
type Listening = { target: unknown; type: string; listener: Listener; capture: boolean };

const captureOf = (options: Options) => (typeof options === 'object' ? (options.capture ?? false) : Boolean(options));

function recordListeners(active: Map<unknown, Leftover>, ownerOf: (line: string) => string | undefined): void {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const find = (target: unknown, type: string, listener: Listener, options: Options) =>
    ([...active.keys()] as Partial<Listening>[]).find(
      (key) =>
        key.target === target && key.type === type && key.listener === listener && key.capture === captureOf(options),
    );
  EventTarget.prototype.addEventListener = function added(this: unknown, type, listener, options) {
    const target = this ?? window;
    const line = isLasting(target) ? callerLine() : '';
    const remote = line && ownerOf(line);
    if (isLasting(target) && remote && !find(target, type, listener, options)) {
      const key: Listening = { target, type, listener, capture: captureOf(options) };
      const on = target === window ? 'window' : 'document';
      active.set(key, { remote, what: `listener for ${type} on ${on}, added at ${where(line)}` });
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (once) add.call(target, type, () => active.delete(key), options);
      signal?.addEventListener('abort', () => active.delete(key));
    }
    add.call(target as EventTarget, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function removed(this: unknown, type, listener, options) {
    const target = this ?? window;
    const key = find(target, type, listener, options);
    if (key) active.delete(key);
    remove.call(target as EventTarget, type, listener, options);
  };
}

const isShown = (remote: string) => document.querySelector(`[data-remote="${remote}"]`) !== null;

/**
 * For whoever works on a remote: a warning on the console when a remote that is overridden leaves the page, and its timers,
 * or its listeners on `window` and `document`, stay. What a remote starts while it is evaluated counts, too. With several
 * pages or slots of the remote in the page, the last one that leaves is the moment.
 */
export function watchLeftovers({ remotes, overrides }: Registry): void {
  const watched = new Set(overrides.map(({ name }) => name));
  const folders = releaseFolders(
    remotes.filter(({ name }) => watched.has(name)),
    location.href,
  );
  const active = new Map<unknown, Leftover>();
  const ownerOf = (line: string) => nearestRelease(line, folders)?.remote;
  recordTimers(active, ownerOf);
  recordListeners(active, ownerOf);

  const warn = (remote: string) => {
    if (isShown(remote)) return;
    const left = [...active].filter(([, leftover]) => leftover.remote === remote);
    for (const [key] of left) active.delete(key);
    if (left.length > 0) {
      console.warn(`${remote} left behind what it had started:\n${left.map(([, { what }]) => `  ${what}`).join('\n')}`);
    }
  };
  const shown = new Set<string>();
  const pause = window.setTimeout.bind(window);
  new MutationObserver(() => {
    for (const remote of watched) {
      if (isShown(remote)) shown.add(remote);
      else if (shown.delete(remote)) pause(() => warn(remote), GRACE_MS);
    }
  }).observe(document, { childList: true, subtree: true });
}
