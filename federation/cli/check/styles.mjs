import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { rulesOf } from '../../build/styles/css-rules.js';
import { isNamed } from '../../build/styles/selectors.js';

/**
 * Returns the selectors that require no class, id or attribute, because such selectors match elements of the whole page.
 * @param {string} css
 * @returns {string[]}
 */
const bareSelectors = (css) =>
  rulesOf(postcss.parse(css))
    .filter(({ isNested }) => !isNested)
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => !isNamed(selector));

/**
 * Finds styles that affect the host and other remotes. The build recipe refuses such styles, but a build without the recipe
 * can contain them.
 * @param {string} name
 * @param {string} folder folder of the build
 * @param {string[]} files names of the style sheets
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
