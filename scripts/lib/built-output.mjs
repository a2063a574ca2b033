import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuild, checkRelease } from '../../federation/cli/check/build.mjs';
import { readConfig } from '../../federation/cli/lib/workspace.mjs';
import { ROOT } from './repository.mjs';

const { secrets } = readConfig(ROOT);

/** Returns the joined texts of a folder's files with an extension. @param {string} folder @param {string} ending */
const textsIn = (folder, ending) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/** Checks that prerendered pages use class names of the shell's build. @param {string} root @param {string} name */
function checkClasses(root, name) {
  const styles = textsIn(join(root, 'shell/dist/static/css'), '.css');
  const used = textsIn(join(root, name, 'dist/prerender'), '.json').match(/\bshell-[\w-]+/g) ?? [];
  const missing = [...new Set(used)].filter((className) => !styles.includes(`.${className}`));
  return {
    name: `${name}: prerendered pages have the class names of the shell`,
    ...(missing.length > 0 && { problem: missing.join(', ') }),
  };
}

/** Checks one finished build. @param {string} root @param {string} name of a built package */
export function checkPackage(root, name) {
  const folder = join(root, name, 'dist');
  if (name === 'shell') return checkBuild(name, folder, secrets);
  return [...checkRelease(name, folder, secrets), checkClasses(root, name)];
}
