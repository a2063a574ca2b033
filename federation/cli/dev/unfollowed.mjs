import { existsSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';

const DECLARATION = 'remote.json';
const BUILD = 'webpack.config.js';
const SERVICE = 'service';
const IS_SOURCE = /\.(?:ts|mjs|js|json)$/;

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** @param {string} file relative to the folder of the remote */
export const restartAdviceFor = (file) =>
  file.startsWith(`${SERVICE}/`)
    ? `${file} has changed: start the service again.`
    : `${file} has changed: start "npm run dev" again, then reload this page.`;

/**
 * Reports changes of files whose new content takes effect only after a restart of the command or service.
 * @param {string} folder of the remote
 * @param {(need: string) => void} onChange called with the advice
 * @returns {() => void} stops watching
 */
export function watchRestartFiles(folder, onChange) {
  const files = [DECLARATION, BUILD];
  const texts = new Map(files.map((file) => [file, read(join(folder, file))]));
  // The folder is watched, and not the files, because many editors save a file by replacing it.
  const watchers = [
    watch(folder, (_event, file) => {
      if (file === null || !texts.has(file)) return;
      const text = read(join(folder, file));
      if (text === '' || text === texts.get(file)) return;
      texts.set(file, text);
      onChange(restartAdviceFor(file));
    }),
  ];
  const service = join(folder, SERVICE);
  if (existsSync(service)) {
    const onService = (/** @type {string} */ _event, /** @type {string | null} */ file) => {
      if (file === null || !IS_SOURCE.test(file)) return;
      onChange(restartAdviceFor(`${SERVICE}/${file}`));
    };
    watchers.push(watch(service, onService));
  }
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
