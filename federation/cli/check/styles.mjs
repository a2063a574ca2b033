import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { rulesOf } from '../../build/styles/css-rules.js';
import { isNamed } from '../../build/styles/selectors.js';

/** The selectors of a style sheet that match every element of a kind, wherever it is. @param {string} css @returns {string[]} */
const bareSelectors = (css) =>
  rulesOf(postcss.parse(css))
    .filter(({ isNested }) => !isNested)
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => !isNamed(selector));

/**
 * Finds styles of a finished remote that recolour the host and the other remotes. The build recipe refuses more; this is
 * for builds that were made without it.
 * @param {string} name
 * @param {string} folder its files
 * @param {string[]} files the style sheets among them
 * @returns {import('./build.mjs').Check}
 */
export function checkStyles(name, folder, files) {
  const found = files.flatMap((file) => {
    try {
      return bareSelectors(readFileSync(join(folder, file), 'utf8')).map((selector) => `${selector} in ${file}`);
    } catch (error) {
      return [`${error instanceof Error ? error.message : String(error)} in ${file}`];
    }
  });
  return {
    name: `${name}: no style applies to every element of a kind, outside of the remote`,
    ...(found.length > 0 && { problem: found.join(', ') }),
  };
}
