'use strict';
/*
 * Runs in a process of its own, without rights and without an environment: renders pages with the code of host and
 * release, which runs in a JavaScript engine compiled to WebAssembly and never in Node's. Standard input is
 * an `Order` as JSON, each `code` a CommonJS file, or missing where the host is rendered alone. Standard output is one line of JSON for each page in the same order, `{ html }` or
 * `{ error }`; `{ stopped }` in place of the rest where a limit was reached.
 */
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { newQuickJSWASMModuleFromVariant, newVariant } = require('quickjs-emscripten-core');
const variant = require('@jitl/quickjs-wasmfile-release-sync').default;
const { answerCall } = require('./host-calls.cjs');

/** @typedef {import('quickjs-emscripten-core').QuickJSHandle} Handle */
/** @typedef {import('quickjs-emscripten-core').SuccessOrFail<Handle, Handle>} SuccessOrFail */
/** @typedef {{ cpuMs: number, memoryBytes: number }} Limits */
/** @typedef {{ code?: string, path: string, language: string }} Page */
/** @typedef {{ host: string, registry: object, pages: readonly Page[], limits: Limits }} Order */

/** The engine refuses deeper calls before WebAssembly's own stack ends. */
const STACK_BYTES = 512 * 1024;

/** Of WebAssembly. */
const PAGE_BYTES = 64 * 1024;
/** What the engine is built to begin with. */
const INITIAL_BYTES = 16 * 1024 * 1024;
/** How many jobs run until the limits are looked at again. */
const JOBS_AT_ONCE = 1_000;

/** Ends the run: a limit was reached. */
class Stopped extends Error {}
/** Whether the engine cannot continue: a limit was reached, or WebAssembly itself gave up. @param {unknown} error */
const isFinal = (error) => error instanceof Stopped || error instanceof WebAssembly.RuntimeError;

/** An engine with what the code of pages finds in it. @param {Limits} limits */
async function startEngine({ cpuMs, memoryBytes }) {
  // The engine's own limit counts no bytes in this build (it lacks malloc_usable_size): its whole memory has one.
  const wasmMemory = new WebAssembly.Memory({ initial: INITIAL_BYTES / PAGE_BYTES, maximum: memoryBytes / PAGE_BYTES });
  const quickjs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
  const runtime = quickjs.newRuntime({ maxStackSizeBytes: STACK_BYTES });
  const context = runtime.newContext();
  const before = process.cpuUsage();
  let isOverdue = false;
  runtime.setInterruptHandler(() => {
    const { user, system } = process.cpuUsage(before);
    isOverdue ||= (user + system) / 1000 > cpuMs;
    return isOverdue;
  });

  const overdue = () => new Stopped(`it took more than ${cpuMs / 1000} s of processor time`);
  /** The value of a result; what was thrown is thrown on, as text. @param {SuccessOrFail} result @returns {Handle} */
  function unwrap(result) {
    if (isOverdue) throw overdue();
    if (!result.error) return result.value;
    const thrown = context.dump(result.error);
    const message = String(thrown?.message ?? thrown);
    result.error.dispose();
    throw new Error(message);
  }
  /** @param {string} code @param {string} name */
  const evaluate = (code, name) => unwrap(context.evalCode(code, name));
  /** @param {Handle} target @param {Handle[]} values */
  const call = (target, ...values) => unwrap(context.callFunction(target, context.undefined, ...values));
  /** @param {string} name */
  const own = (name) => {
    const code = readFileSync(path.join(__dirname, 'engine', name), 'utf8');
    return evaluate(`(() => { 'use strict'; const module = {};${code}\nreturn module.exports; })()`, name);
  };

  const callHost = context.newFunction('callHost', (question) =>
    context.newString(answerCall(context.getString(question))),
  );
  const program = call(own('run.js'), callHost);
  /** @param {string} name */
  const part = (name) => context.getProp(program, name);
  const [ask, loadHost, render, resultOf] = ['ask', 'loadHost', 'render', 'resultOf'].map(part);
  const runNextTimer = call(own('globals.js'));
  for (const name of ['intl.js', 'url.js']) call(own(name), ask).dispose();

  /** A CommonJS file as a function. @param {string} code @param {string} name */
  const file = (code, name) => evaluate(`(function (module, exports, require) {${code}\n})`, name);

  return {
    /** @param {string} code */
    loadHost: (code) => call(loadHost, file(code, 'host')),
    /** One line of JSON. @param {string | undefined} code @param {{ path: string }} page @returns {string} */
    render(code, page) {
      const component = code === undefined ? context.undefined : file(code, page.path);
      call(render, component, context.newString(JSON.stringify(page)));
      for (;;) {
        const jobs = runtime.executePendingJobs(JOBS_AT_ONCE);
        if (jobs.error) unwrap(jobs);
        if (isOverdue) throw overdue();
        const result = call(resultOf).consume((handle) => context.getString(handle));
        if (result !== '') return result;
        const hadTimer = call(runNextTimer).consume((handle) => context.dump(handle));
        if (!hadTimer && !runtime.hasPendingJob()) throw new Error('it waits for something that never happens');
      }
    },
  };
}

/** @param {Order} order @param {(line: string) => void} print */
async function renderPages({ host, registry, pages, limits }, print) {
  const engine = await startEngine(limits);
  engine.loadHost(host);
  for (const { code, ...page } of pages) {
    try {
      print(engine.render(code, { ...page, registry }));
    } catch (error) {
      if (isFinal(error)) throw error;
      print(JSON.stringify({ error: messageOf(error) }));
    }
  }
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** @type {Buffer[]} */
const received = [];
process.stdin.on('data', (part) => received.push(part));
process.stdin.on('end', () => {
  const print = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
  renderPages(JSON.parse(Buffer.concat(received).toString('utf8')), print)
    .catch((/** @type {unknown} */ error) => {
      const reason = messageOf(error);
      print(JSON.stringify(isFinal(error) ? { stopped: reason } : { error: reason }));
    })
    .finally(() => process.stdout.end(() => process.exit(0)));
});
