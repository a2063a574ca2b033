import { join } from 'node:path';
import { checkBuild, checkRelease, textsIn } from '../federation/cli/check/build.mjs';
import { readConfig } from '../federation/cli/lib/workspace.mjs';
import { isStale } from './lib/build-key.mjs';
import { builtPackages, ROOT, SERVER } from './lib/repository.mjs';

const { secrets } = readConfig(ROOT);
const [shell, ...remotes] = builtPackages();
const buildOf = (name) => join(ROOT, name, 'dist');

test.each([SERVER, shell, ...remotes])('%s is built from its current sources', (name) => {
  expect(isStale(ROOT, name)).toBe(false);
});

test.each([[shell, checkBuild], ...remotes.map((name) => [name, checkRelease])])(
  'the build of %s passes all checks of a release',
  (name, check) => {
    const checks = check(name, buildOf(name), secrets);
    expect(checks.filter(({ problem }) => problem !== undefined)).toEqual([]);
  },
);

test.each(remotes)('the prerendered pages of %s have class names of the shell', (name) => {
  const joined = (folder, ending) =>
    textsIn(folder)
      .filter(({ file }) => file.endsWith(ending))
      .map(({ text }) => text)
      .join('\n');
  const used = joined(join(buildOf(name), 'prerender'), '.json').match(/\bshell-[\w-]+/g) ?? [];
  const styles = joined(join(buildOf(shell), 'static/css'), '.css');
  expect([...new Set(used)].filter((className) => !styles.includes(`.${className}`))).toEqual([]);
});
