import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {{ source: string, flags: string }} Pattern */

/**
 * The regular expressions that a module builds while it is loaded. Needs a Node that loads TypeScript (tsx).
 * @param {string} file
 * @returns {Promise<Pattern[]>}
 */
async function builtOnLoad(file) {
  /** @type {Pattern[]} */
  const built = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, args, newTarget) {
      const made = Reflect.construct(target, args, newTarget);
      if (new Error().stack?.includes(file)) built.push({ source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await import(pathToFileURL(file).href);
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}

/**
 * Files whose regular expressions are built from tables, and how to get them.
 * @type {Readonly<Record<string, (root: string) => Promise<Pattern[]>>>}
 */
export const EVALUATED = {
  'server/src/insights/goal-words.ts': async (root) => builtOnLoad(join(root, 'server/src/insights/goal-words.ts')),
  // The names of secrets, which a product lists.
  'federation/cli/check/secrets.mjs': async (root) => {
    const { verdant } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return verdant.secrets.names.map((/** @type {string} */ source) => ({ source, flags: 'i' }));
  },
};
