import { parseArgs } from 'node:util';
import { inColumns } from './columns.mjs';
import { Failure } from './failure.mjs';

/**
 * @typedef {{ value: string, about: string }} Option both are for help: what its value is, and what it means
 * @typedef {Record<string, string | undefined>} Values of options
 *
 * What a command is run with.
 * @typedef {object} Given
 * @property {string} folder that it is run in
 * @property {string | undefined} word its argument
 * @property {Values} values
 *
 * @typedef {object} Command
 * @property {string} about one line
 * @property {string} [word] its one argument, in help; none without it
 * @property {Record<string, Option>} options
 * @property {(given: Given) => Promise<number>} run returns the exit code
 */

const COMMAND = 'verdant-remote';

/** @param {Record<string, Command>} commands */
function helpOf(commands) {
  const rows = Object.entries(commands).map(([name, { about }]) => [name, about]);
  return [
    `Usage: ${COMMAND} <command> [options]`,
    '',
    ...inColumns(rows),
    '',
    `${COMMAND} <command> --help explains one. For a remote of a workspace: npm run release -w <remote> -- <command>`,
  ].join('\n');
}

/**
 * @param {string} name
 * @param {Command} command
 */
function helpOfCommand(name, { about, word, options }) {
  const rows = Object.entries(options).map(([option, { value, about: meaning }]) => [`--${option} ${value}`, meaning]);
  const usage = [`Usage: ${COMMAND} ${name}`, word, '[options]'].filter(Boolean).join(' ');
  return [usage, '', about, '', ...inColumns([...rows, ['--help', 'shows this']])].join('\n');
}

/**
 * @param {Command} command
 * @param {string[]} args
 * @returns {{ help: boolean, word: string | undefined, values: Values }}
 * @throws {Failure} for an unknown option, or an argument too many
 */
function parse({ word, options }, args) {
  /** @type {NonNullable<import('node:util').ParseArgsConfig['options']>} */
  const known = { help: { type: 'boolean' } };
  for (const name of Object.keys(options)) known[name] = { type: 'string' };
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    const unexpected = positionals[word === undefined ? 0 : 1];
    if (unexpected !== undefined) throw new Error(`Unexpected argument "${unexpected}"`);
    const { help, ...texts } = values;
    return { help: help === true, word: positionals[0], values: /** @type {Values} */ (texts) };
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split('. ');
    throw new Failure(`${reason}. Run with --help for usage.`, 2);
  }
}

/**
 * Runs one command line. Returns the exit code: 0 when done, 1 when refused or failed, 2 for invalid arguments.
 * @param {Record<string, Command>} commands
 * @param {string[]} args the command's name, then its own
 * @param {string} folder
 */
export async function runCommandLine(commands, [name = '--help', ...args], folder) {
  if (name === '--help') {
    console.log(helpOf(commands));
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Failure(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`, 2);
  const { help, word, values } = parse(command, args);
  if (help) {
    console.log(helpOfCommand(name, command));
    return 0;
  }
  return command.run({ folder, word, values });
}
