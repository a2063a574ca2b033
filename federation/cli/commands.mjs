import { dev } from './dev/dev.mjs';
import { newRemote } from './new/new.mjs';
import { keygen } from './release/keygen.mjs';
import { build, publish } from './release/publish.mjs';
import { activate, canary, history, list, rollback } from './release/verbs.mjs';

/** @type {Record<string, import('./lib/command-line.mjs').Command>} */
export const commands = { new: newRemote, dev, publish, build, activate, canary, rollback, list, history, keygen };

/**
 * `release` publishes, and in front of another command it says nothing more: a remote's one npm script is for all.
 * @param {string[]} args
 * @returns {string[]}
 */
export function withoutRelease([first, ...rest]) {
  if (first !== 'release') return first === undefined ? [] : [first, ...rest];
  const [command = ''] = rest;
  return command === '--help' || (command !== '' && !command.startsWith('-')) ? rest : ['publish', ...rest];
}
