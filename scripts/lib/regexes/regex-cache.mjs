import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The hash of a text. @param {string} text */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** So that a run that is interrupted has not worked for nothing. */
const SAVE_AFTER_MS = 5_000;

/**
 * Results that were computed before, from a file: of `version` and no other. What is not requested again is forgotten.
 * @param {string} file
 * @param {string} version of what computes them
 */
export function openCache(file, version) {
  const before = readCache(file, version);
  /** @type {Record<string, unknown>} */
  const now = {};
  let savedAt = Date.now();
  /** @param {Record<string, unknown>} results */
  const write = (results) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ version, results }));
    savedAt = Date.now();
  };
  return {
    /**
     * @template T
     * @param {string} key
     * @param {() => T | Promise<T>} compute
     * @returns {Promise<T>}
     */
    async get(key, compute) {
      now[key] ??= Object.hasOwn(before, key) ? before[key] : ((await compute()) ?? null);
      if (Date.now() - savedAt > SAVE_AFTER_MS) write({ ...before, ...now });
      return /** @type {T} */ (now[key]);
    },
    /** Writes what was requested. */
    save: () => write(now),
  };
}

/** @param {string} file @param {string} version @returns {Record<string, unknown>} */
function readCache(file, version) {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8'));
    return read.version === version ? read.results : {};
  } catch {
    return {};
  }
}
