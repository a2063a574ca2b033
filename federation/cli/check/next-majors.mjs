import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/workspace.mjs';

/** Exports that shared packages will remove in a later major version, with replacements. */
const REMOVALS = [
  { from: 'react', name: 'forwardRef', pattern: /\bforwardRef\b/, instead: 'the prop ref' },
  { from: 'react', name: 'Provider', pattern: /\.Provider\b/, instead: 'the context itself, <Theme value={...}>' },
];

const IS_SOURCE = /\.[jt]sx?$/;
const IS_TEST = /\.test\.[jt]sx?$/;

/**
 * Returns one message for each use of a name in `REMOVALS`. Import lines do not count.
 * @param {string} file name in the messages
 * @param {string} text
 */
export function removedNamesIn(file, text) {
  const removals = REMOVALS.filter(({ from }) => text.includes(`from '${from}'`) || text.includes(`from "${from}"`));
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.startsWith('import ')
        ? []
        : removals
            .filter(({ pattern }) => pattern.test(line))
            .map(
              ({ from, name, instead }) =>
                `${file}:${index + 1} uses ${name}, which a later ${from} removes: use ${instead}`,
            ),
    );
}

/** Returns the uses of names in `REMOVALS` in the sources of a remote. @param {string} folder of the remote */
export function findUsesOfRemovedNames(folder) {
  const src = join(folder, 'src');
  return filesIn(src)
    .filter((file) => IS_SOURCE.test(file) && !IS_TEST.test(file))
    .toSorted()
    .flatMap((file) => removedNamesIn(`src/${file}`, readFileSync(join(src, file), 'utf8')));
}
