import { spawnSync } from 'node:child_process';
import { ROOT } from './root.mjs';

/** Where work usually branched off, the most reliable first. */
const BASES = ['origin/main', 'main'];

/** @param {string} ref @returns {boolean} whether git knows it; also false where there is no git */
const isKnown = (ref) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: ROOT, stdio: 'ignore' }).status ===
  0;

/**
 * The arguments with which Jest runs the tests of what changed: since this branch left main, uncommitted changes
 * included. Without a main to compare with it is uncommitted changes alone, without git everything.
 * @param {(ref: string) => boolean} [has] whether there is such a commit
 * @returns {string[]}
 */
export function changedTests(has = isKnown) {
  const base = BASES.find(has);
  if (base !== undefined) return [`--changedSince=${base}`];
  return has('HEAD') ? ['--onlyChanged'] : [];
}
