'use strict';
/*
 * Runs inside the JavaScript engine, before the code of host and release. `callHost` takes a string and returns one
 * (`host-calls.cjs`): it is all that the engine has of Node. Returns what `render-pages.cjs` calls.
 */
module.exports = function (/** @type {(question: string) => string} */ callHost) {
  const { parse, stringify } = JSON;

  /** @param {object} question for `answerCall` @returns {any} */
  function ask(question) {
    const { value, error } = parse(callHost(stringify(question)));
    if (error === undefined) return value;
    throw error.type === 'TypeError' ? new TypeError(error.message) : new RangeError(error.message);
  }

  /** @typedef {(module: { exports: object }, exports: object, require: (name: string) => unknown) => void} File */

  /** The exports of a CommonJS file; `provided` is all that it can require. @param {File} run @param {object} provided */
  function load(run, provided) {
    const module = { exports: {} };
    run(module, module.exports, (name) => {
      if (Object.hasOwn(provided, name)) return Reflect.get(provided, name);
      throw new Error(`${name} is not something that the host provides`);
    });
    return module.exports;
  }

  /** @type {any} */
  let host;
  /** @type {string | undefined} */
  let result;

  /** @param {unknown} error */
  function fail(error) {
    const message = error instanceof Error ? error.message : error;
    result = stringify({ error: String(message) });
  }

  return {
    ask,
    /** @param {File} file */
    loadHost(file) {
      host = load(file, {});
    },
    /** Begins to render; `resultOf` has the result later. @param {File | undefined} file of the page @param {string} page */
    render(file, page) {
      result = undefined;
      try {
        const components = file && Object.values(load(file, host.provided));
        if (components && components.length !== 1) throw new Error('the module does not export one component');
        host.prerender({ ...parse(page), component: components?.[0] }).then((/** @type {unknown} */ html) => {
          result = stringify({ html: String(html) });
        }, fail);
      } catch (error) {
        fail(error);
      }
    },
    /** Result of the page as JSON: `{ html }` or `{ error }`; empty until then. */
    resultOf: () => result ?? '',
  };
};
