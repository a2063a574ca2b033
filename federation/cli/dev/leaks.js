/* dev-config.mjs prepends this code, and a call of its function, to a development build's entry. Like client.js, this file has no words in
   square brackets that webpack replaces. */

/**
 * Warns if timers or global event listeners of the remote remain after the last page or slot fill of the remote was removed
 * from the document.
 * @param {string} remote
 */
// oxlint-disable-next-line no-unused-vars -- dev-config.mjs adds the call
const watchLeaks = (remote) => {
  const script = document.currentScript;
  if (!script || !script.src) return;
  const root = new URL('../../', script.src).href;
  const watched = (globalThis.__federation_leaks__ ??= new Set());
  // The code must run only once in a page, although the entry runs again when the host retries a load.
  if (watched.has(root)) return;
  watched.add(root);

  /** Time after the removal in which the remote can clean up, such as at the end of a transition, in milliseconds. */
  const GRACE_MS = 1000;
  /** Descriptions of what the remote started, by the id of a timer or by a listener. */
  const started = new Map();
  const pause = setTimeout.bind(globalThis);

  /** Returns the stack frame of the remote's code that started the timer or listener; '' for other code. */
  const calledAt = () => {
    const frames = (new Error().stack ?? '').split('\n').filter((line) => line.includes('://'));
    const caller = frames.find((line) => !line.includes(script.src)) ?? '';
    return caller.includes(root) ? caller.trim().replace(/^at /, '') : '';
  };

  const watchTimers = (start, stop, isOnce) => {
    const original = Reflect.get(globalThis, start).bind(globalThis);
    const clear = Reflect.get(globalThis, stop).bind(globalThis);
    Reflect.set(globalThis, start, (handler, ms, ...rest) => {
      const at = calledAt();
      if (!at || typeof handler !== 'function') return original(handler, ms, ...rest);
      const run = () => {
        if (isOnce) started.delete(id);
        Reflect.apply(handler, globalThis, rest);
      };
      const id = original(run, ms);
      started.set(id, `${start}, called at ${at}`);
      return id;
    });
    Reflect.set(globalThis, stop, (id) => {
      started.delete(id);
      clear(id);
    });
  };
  watchTimers('setTimeout', 'clearTimeout', true);
  watchTimers('setInterval', 'clearInterval', false);

  const captureOf = (options) => (typeof options === 'object' && options ? Boolean(options.capture) : Boolean(options));

  const watchListeners = (target, name) => {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const find = (type, listener, options) =>
      Array.from(started.keys()).find(
        (key) =>
          key.target === target && key.type === type && key.listener === listener && key.capture === captureOf(options),
      );
    target.addEventListener = (type, listener, options) => {
      const at = calledAt();
      if (at && !find(type, listener, options)) {
        const listening = { target, type, listener, capture: captureOf(options) };
        started.set(listening, `listener for ${type} on ${name}, added at ${at}`);
        if (options?.once) add(type, () => started.delete(listening), options);
        options?.signal?.addEventListener('abort', () => started.delete(listening));
      }
      add(type, listener, options);
    };
    target.removeEventListener = (type, listener, options) => {
      started.delete(find(type, listener, options));
      remove(type, listener, options);
    };
  };
  watchListeners(globalThis, 'window');
  watchListeners(document, 'document');

  const isShown = () => document.querySelector(`[data-remote="${remote}"]`) !== null;
  let wasShown = false;

  const warn = () => {
    if (isShown() || started.size === 0) return;
    const lines = Array.from(started.values(), (what) => `  ${what}`).join('\n');
    console.warn(`${remote} left behind what it had started:\n${lines}`);
    started.clear();
  };
  new MutationObserver(() => {
    const isNow = isShown();
    if (wasShown && !isNow) pause(warn, GRACE_MS);
    wasShown = isNow;
  }).observe(document, { childList: true, subtree: true });
};
