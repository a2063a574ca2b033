import { dev } from './dev/dev.mjs';
import { newRemote } from './new/new.mjs';
import { keygen } from './release/keygen.mjs';
import { build, publish } from './release/publish.mjs';
import { activate, canary, history, list, rollback } from './release/verbs.mjs';

/** @type {Record<string, import('./lib/command-line.mjs').Command>} */
export const commands = { new: newRemote, dev, publish, build, activate, canary, rollback, list, history, keygen };

/**
 * Drops a leading `release` in front of another command, so that one npm script per remote serves all of them.
 * @param {string[]} args
 * @returns {string[]}
 */
export function withoutRelease([first, ...rest]) {
  if (first !== 'release') return first === undefined ? [] : [first, ...rest];
  const [command = ''] = rest;
  return command === '--help' || (command !== '' && !command.startsWith('-')) ? rest : ['publish', ...rest];
}
