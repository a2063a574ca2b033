import { dirname, extname, join, parse } from 'node:path';

const isBuilt = extname(__filename) === '.js';

/**
 * Returns the path of a worker thread's program, a file `*-worker.ts` or `*-worker.js` of that folder. The build of the server has it next to
 * the program that starts it, compiled.
 */
export function workerFile(folder: string, file: string): string {
  return isBuilt ? join(dirname(__filename), `${parse(file).name}.js`) : join(folder, file);
}
