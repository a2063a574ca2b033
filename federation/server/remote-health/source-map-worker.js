// Runs in a worker thread (see resolve-frame.ts). Plain CommonJS, because tsx does not compile the thread's modules.
const { parentPort } = require('node:worker_threads');
const { originalPositionFor, TraceMap } = require('@jridgewell/trace-mapping');

const NOWHERE = { source: null, line: null, name: null };

/**
 * Last source map. Most frames of a stack belong to one file.
 * @type {{ key: string, map: import('@jridgewell/trace-mapping').TraceMap | undefined }}
 */
let last = { key: '', map: undefined };

function parse(content) {
  try {
    return new TraceMap(Buffer.from(content).toString('utf8'));
  } catch {
    // A file with the name of a source map can have any content.
    return undefined;
  }
}

parentPort?.on('message', ({ key, content, at }) => {
  if (last.key !== key) last = { key, map: parse(content) };
  const { source, line, name } = last.map ? originalPositionFor(last.map, at) : NOWHERE;
  parentPort?.postMessage({ source, line, name });
});
