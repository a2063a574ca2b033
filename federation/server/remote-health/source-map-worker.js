// Runs in a thread of its own (see resolve-frame.ts). Plain CommonJS: a thread starts without tsx and its hooks.
const { parentPort } = require('node:worker_threads');
const { originalPositionFor, TraceMap } = require('@jridgewell/trace-mapping');

const NOWHERE = { source: null, line: null, name: null };

/** The map that was used last: the frames of a stack are mostly of one file. */
let last = { key: '', map: undefined };

function parse(content) {
  try {
    return new TraceMap(Buffer.from(content).toString('utf8'));
  } catch {
    // A team published under that name what is no source map.
    return undefined;
  }
}

parentPort?.on('message', ({ key, content, at }) => {
  if (last.key !== key) last = { key, map: parse(content) };
  const { source, line, name } = last.map ? originalPositionFor(last.map, at) : NOWHERE;
  parentPort?.postMessage({ source, line, name });
});
