import { parseArgs } from 'node:util';
import { alignColumns, Failure } from './terminal.mjs';
import { COMMAND } from './workspace.mjs';

/**
 * @typedef {{ value?: string, about: string }} Option `value`: name of the value in help; undefined for a flag
 * @typedef {Record<string, string | undefined>} Values of options; `yes` of a flag
 *
 * @typedef {object} Given
 * @property {string} folder current folder
 * @property {string | undefined} word argument of the command
 * @property {string} [name] remote that the command line names before the argument
 * @property {Values} values
 *
 * @typedef {(given: Given) => Promise<number>} Run returns the exit code
 *
 * @typedef {object} Command
 * @property {string} about one line
 * @property {string} [word] name of the argument in help; undefined if the command has no argument
 * @property {boolean} [canName] true if the command line can name a remote, so that the remote's folder is not needed
 * @property {string} [more] further lines of help
 * @property {Record<string, Option>} options
 * @property {Run} run
 */

const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;
/** Argument of `rollback` for the build that is deployed with the server. This word is never read as a remote's name. */
const NO_REMOTE = 'built';

const EXIT_CODES = `Exit codes
  0  done
  1  failed, or refused by the server; the reason is printed
  2  invalid arguments, or not a folder of a remote`;

/** @param {Record<string, Command>} commands */
function helpOf(commands) {
  const lines = alignColumns(Object.entries(commands).map(([name, { about }]) => [name, about]));
  return `${COMMAND} makes, develops, checks and releases a remote.

Usage
  ${COMMAND} <command> [options]
  ${COMMAND} <command> --help

Commands
${lines.join('\n')}

In a workspace with several remotes
  npx -w <remote> ${COMMAND} <command> [options]

${EXIT_CODES}`;
}

/** @param {string} name @param {Command} command */
function helpOfCommand(name, { about, word, canName, more, options }) {
  const usage = [COMMAND, name, canName && '[<remote>]', word, '[options]'].filter(Boolean).join(' ');
  const rows = Object.entries(options).map(([option, { value, about: meaning }]) => [
    [`--${option}`, value].filter(Boolean).join(' '),
    meaning,
  ]);
  const lines = alignColumns([...rows, ['--help', 'shows this']]);
  return `${COMMAND} ${name}: ${about}

Usage
  ${usage}
${more === undefined ? '' : `\n${more}\n`}
Options
${lines.join('\n')}

${EXIT_CODES}`;
}

/**
 * @param {Command} command
 * @param {string[]} args
 * @throws {Failure} for an unknown option, a missing value or an unexpected argument
 */
function parse({ word, options, canName }, args) {
  /** @type {NonNullable<import('node:util').ParseArgsConfig['options']>} */
  const types = { help: { type: 'boolean' } };
  for (const [option, { value }] of Object.entries(options)) {
    types[option] = { type: value === undefined ? 'boolean' : 'string' };
  }
  try {
    const { values, positionals } = parseArgs({ args, options: types, allowPositionals: true });
    const [first = ''] = positionals;
    const isNamed = canName === true && first !== NO_REMOTE && REMOTE.test(first);
    const name = isNamed ? positionals.shift() : undefined;
    const unexpected = positionals[word === undefined ? 0 : 1];
    if (unexpected !== undefined) throw new Error(`Unexpected argument "${unexpected}"`);
    const { help, ...given } = values;
    const texts = Object.entries(given).map(([option, value]) => [option, value === true ? 'yes' : value]);
    return { isHelp: help === true, word: positionals[0], name, values: Object.fromEntries(texts) };
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split(/\.\s/);
    throw new Failure(`${reason}. Run with --help for usage.`, 2);
  }
}

/**
 * Runs one command line. Returns the exit code: 0 for success, 1 if refused or failed, 2 for invalid arguments.
 * @param {Record<string, Command>} commands
 * @param {string[]} args the command's name, then its arguments
 * @param {string} folder
 */
export async function runCommandLine(commands, [first = '--help', ...args], folder) {
  if (first === '--help') {
    console.log(helpOf(commands));
    return 0;
  }
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
  if (!command) throw new Failure(`Unknown command "${first}". Commands: ${Object.keys(commands).join(', ')}.`, 2);
  const { isHelp, word, name, values } = parse(command, args);
  if (isHelp) {
    console.log(helpOfCommand(first, command));
    return 0;
  }
  return command.run({ folder, word, values, ...(name !== undefined && { name }) });
}
