import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { rulesOf } from '../../build/styles/css-rules.js';
import { isNamed } from '../../build/styles/selectors.js';

/**
 * Returns the selectors of a style sheet without a class, id or attribute, such as `button`. They match elements of the
 * whole page.
 * @param {string} css
 * @returns {string[]}
 */
const bareSelectors = (css) =>
  rulesOf(postcss.parse(css))
    .filter(({ isNested }) => !isNested)
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => !isNamed(selector));

/**
 * Finds styles of a finished remote that affect the host and other remotes. The build recipe applies stricter rules; this
 * check is for builds without the recipe.
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
