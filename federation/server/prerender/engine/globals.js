'use strict';
/*
 * Runs inside the JavaScript engine: what React and the router use of a browser's globals, next to `Intl` and `URL`.
 * Returns a function that runs the next timer and returns whether there was one.
 */
module.exports = function () {
  /** @type {{ id: number, at: number, run: () => void }[]} */
  const timers = [];
  let lastTimer = 0;
  let now = 0;

  /** Timers run in the order of their times, as soon as nothing else is left to do: there is nothing to wait for. */
  function setTimeout(
    /** @type {(...values: unknown[]) => void} */ run,
    /** @type {unknown} */ ms = 0,
    /** @type {unknown[]} */ ...values
  ) {
    lastTimer += 1;
    timers.push({ id: lastTimer, at: now + Math.max(0, Number(ms) || 0), run: () => run(...values) });
    return lastTimer;
  }

  function clearTimeout(/** @type {number} */ id) {
    const index = timers.findIndex((timer) => timer.id === id);
    if (index >= 0) timers.splice(index, 1);
  }

  function runNextTimer() {
    if (timers.length === 0) return false;
    const next = timers.reduce((earliest, timer) => (timer.at < earliest.at ? timer : earliest));
    clearTimeout(next.id);
    now = next.at;
    next.run();
    return true;
  }

  function MessageChannel() {
    /** @type {{ onmessage: ((event: { data: unknown }) => void) | null }} */
    const port1 = { onmessage: null };
    return {
      port1,
      port2: { postMessage: (/** @type {unknown} */ data) => setTimeout(() => port1.onmessage?.({ data })) },
    };
  }

  function AbortController() {
    /** @type {Set<() => void>} */
    const listeners = new Set();
    const signal = {
      aborted: false,
      /** @param {string} _type @param {() => void} listener */
      addEventListener: (_type, listener) => listeners.add(listener),
      /** @param {string} _type @param {() => void} listener */
      removeEventListener: (_type, listener) => listeners.delete(listener),
    };
    const abort = () => {
      if (signal.aborted) return;
      signal.aborted = true;
      for (const listener of listeners) listener();
    };
    return { signal, abort };
  }

  class TextEncoder {
    encode(/** @type {unknown} */ text = '') {
      const escaped = encodeURIComponent(String(text).toWellFormed());
      const bytes = escaped.replace(/%(..)/g, (_escape, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    }
  }

  const ignore = () => undefined;
  const values = {
    console: { error: ignore, warn: ignore, log: ignore, info: ignore, debug: ignore },
    setTimeout,
    clearTimeout,
    queueMicrotask: (/** @type {() => void} */ run) => void Promise.resolve().then(run),
    MessageChannel,
    AbortController,
    TextEncoder,
  };
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  return runNextTimer;
};
