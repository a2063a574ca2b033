import type { Registry } from '../../contract';
import { nearestRelease, releaseFolders } from '../core/run-error';

/** Cleaning up may take a moment, such as a transition's. */
const GRACE_MS = 1_000;

type Leftover = { remote: string; what: string };
/** The remote that a line of a stack is in. */
type OwnerOf = (line: string) => string | undefined;

/** The line of the stack that called into this file, which is a script of its own. */
function callerLine(): string {
  const frames = (new Error().stack ?? '').split('\n').filter((line) => line.includes('://'));
  const own = /\w+:\/\/.*?\.js/.exec(frames[0] ?? '')?.[0] ?? '';
  return frames.find((line) => !line.includes(own)) ?? '';
}

const where = (line: string) => line.trim().replace(/^at /, '');

/** The timers of remotes that run or wait, by id. */
function recordTimers(ownerOf: OwnerOf): ReadonlyMap<number, Leftover> {
  const timers = new Map<number, Leftover>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const original = window[name].bind(window);
    Reflect.set(window, name, (handler: TimerHandler, ms?: number, ...rest: unknown[]): number => {
      const line = callerLine();
      const remote = ownerOf(line);
      if (remote === undefined || typeof handler !== 'function') return original(handler, ms, ...rest);
      const id = original(() => {
        if (name === 'setTimeout') timers.delete(id);
        Reflect.apply(handler, window, rest);
      }, ms);
      timers.set(id, { remote, what: `${name}, called at ${where(line)}` });
      return id;
    });
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const original = window[name].bind(window);
    Reflect.set(window, name, (id?: number) => {
      if (id !== undefined) timers.delete(id);
      original(id);
    });
  }
  return timers;
}

type Options = boolean | AddEventListenerOptions | undefined;
type Listening = Leftover & { type: string; listener: EventListenerOrEventListenerObject; capture: boolean };

const captureOf = (options: Options) => (typeof options === 'object' ? (options.capture ?? false) : Boolean(options));

/** The listeners of remotes on a target that outlives them; those on elements go with them. */
function recordListeners(target: Window | Document, ownerOf: OwnerOf): ReadonlySet<Listening> {
  const listeners = new Set<Listening>();
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const find = (type: string, listener: EventListenerOrEventListenerObject, options: Options) =>
    [...listeners].find(
      (known) => known.type === type && known.listener === listener && known.capture === captureOf(options),
    );
  const forget = (known: Listening | undefined) => void (known && listeners.delete(known));

  const record = (type: string, listener: EventListenerOrEventListenerObject, options: Options): void => {
    const line = callerLine();
    const remote = ownerOf(line);
    if (remote === undefined || find(type, listener, options)) return;
    const on = target === window ? 'window' : 'document';
    const what = `listener for ${type} on ${on}, added at ${where(line)}`;
    const known = { remote, what, type, listener, capture: captureOf(options) };
    listeners.add(known);
    if (typeof options !== 'object') return;
    if (options.once) add(type, () => forget(known), options);
    options.signal?.addEventListener('abort', () => forget(known));
  };
  Reflect.set(
    target,
    'addEventListener',
    (type: string, listener: EventListenerOrEventListenerObject, options: Options) => {
      record(type, listener, options);
      add(type, listener, options);
    },
  );
  Reflect.set(
    target,
    'removeEventListener',
    (type: string, listener: EventListenerOrEventListenerObject, options: Options) => {
      forget(find(type, listener, options));
      remove(type, listener, options);
    },
  );
  return listeners;
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
  const ownerOf: OwnerOf = (line) => nearestRelease(line, folders)?.remote;
  const pause = window.setTimeout.bind(window);
  const timers = recordTimers(ownerOf);
  const recorded = [recordListeners(window, ownerOf), recordListeners(document, ownerOf)];
  const told = new Set<Leftover>();

  const warn = (remote: string) => {
    if (isShown(remote)) return;
    const all: Leftover[] = [...timers.values(), ...recorded.flatMap((listeners) => [...listeners])];
    const left = all.filter((leftover) => leftover.remote === remote && !told.has(leftover));
    for (const leftover of left) told.add(leftover);
    if (left.length === 0) return;
    // oxlint-disable-next-line no-console -- for developers, who have an override
    console.warn(`${remote} left behind what it had started:\n${left.map(({ what }) => `  ${what}`).join('\n')}`);
  };
  const shown = new Set<string>();
  new MutationObserver(() => {
    for (const remote of watched) {
      if (isShown(remote)) shown.add(remote);
      else if (shown.delete(remote)) pause(() => warn(remote), GRACE_MS);
    }
  }).observe(document, { childList: true, subtree: true });
}
