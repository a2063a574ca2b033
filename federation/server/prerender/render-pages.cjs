/*
 * Runs in a process of its own, without rights and without an environment: writes pages with the code of host and remote.
 * Standard input is `{ host, pages: [{ code, path, language }], registry }` as JSON, each `code` a CommonJS file, or missing
 * where the host is written alone; standard output is one line of JSON for each page in the same order, `{ html }` or `{ error }`.
 */
const vm = require('node:vm');

/** What React, the router and the shell use of a browser's globals; nothing of Node, and no text becomes code. */
const context = vm.createContext(
  {
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    MessageChannel,
    queueMicrotask,
    setTimeout,
    clearTimeout,
  },
  { codeGeneration: { strings: false, wasm: false } },
);
vm.runInContext('globalThis.console = { error() {}, warn() {}, log() {}, info() {}, debug() {} };', context);
const parse = vm.runInContext('JSON.parse', context);

/** The exports of a file; `provided` is all that it can require. */
function load(code, name, provided) {
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { parsingContext: context, filename: name });
  const module = { exports: parse('{}') };
  run(module, module.exports, (wanted) => {
    if (Object.hasOwn(provided, wanted)) return provided[wanted];
    throw new Error(`${wanted} is not something that the host provides`);
  });
  return module.exports;
}

function componentOf(code, path, provided) {
  const components = Object.values(load(code, path, provided));
  if (components.length !== 1) throw new Error('the module does not export one component');
  return components[0];
}

async function write({ host, registry, pages }) {
  const { prerender, provided } = load(host, 'host', {});
  const list = JSON.stringify(registry);
  for (const { code, path, language } of pages) {
    let result;
    try {
      const component = code === undefined ? undefined : componentOf(code, path, provided);
      result = { html: await prerender({ path, language, registry: parse(list), component }) };
    } catch (error) {
      result = { error: String(error?.message ?? error) };
    }
    process.stdout.write(`${JSON.stringify(result)}\n`);
  }
}

const received = [];
process.stdin.on('data', (part) => received.push(part));
process.stdin.on('end', () => {
  write(JSON.parse(Buffer.concat(received).toString('utf8'))).then(
    // Whatever a page's code has left running ends here.
    () => process.stdout.end(() => process.exit(0)),
    (/** @type {unknown} */ error) => {
      process.stdout.write(`${JSON.stringify({ error: String(error?.message ?? error) })}\n`, () => process.exit(1));
    },
  );
});
