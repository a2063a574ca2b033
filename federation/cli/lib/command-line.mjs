import { parseArgs } from 'node:util';
import { inColumns } from './columns.mjs';
import { Failure } from './failure.mjs';

/**
 * @typedef {{ type: 'string' | 'boolean', value?: string, about: string }} Option `value`: what its value is, in help
 * @typedef {Record<string, string | boolean | undefined>} Values of options
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
const ADVICE = 'Run with --help for usage.';
/** @type {Record<'help', Option>} */
const HELP = { help: { type: 'boolean', about: 'shows this' } };

/** @param {Record<string, Command>} commands */
function helpOf(commands) {
  const rows = Object.entries(commands).map(([name, { about }]) => [name, about]);
  return [`Usage: ${COMMAND} <command> [options]`, '', ...inColumns(rows), '', `${COMMAND} <command> --help`].join(
    '\n',
  );
}

/**
 * @param {string} name
 * @param {Command} command
 */
function helpOfCommand(name, { about, word, options }) {
  const rows = Object.entries({ ...options, ...HELP }).map(([option, { value, about: meaning }]) => [
    value === undefined ? `--${option}` : `--${option} ${value}`,
    meaning,
  ]);
  const usage = [`Usage: ${COMMAND} ${name}`, word, '[options]'].filter(Boolean).join(' ');
  return [usage, '', about, '', ...inColumns(rows)].join('\n');
}

/**
 * @param {Command} command
 * @param {string[]} args
 * @returns {{ word: string | undefined, values: Values }}
 * @throws {Failure} for an unknown option, or an argument too many
 */
function parse({ word, options }, args) {
  try {
    const { values, positionals } = parseArgs({ args, options: { ...options, ...HELP }, allowPositionals: true });
    const unexpected = positionals[word === undefined ? 0 : 1];
    if (unexpected !== undefined) throw new Error(`Unexpected argument "${unexpected}"`);
    return { values, word: positionals[0] };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Failure(`${reason}. ${ADVICE}`, 2);
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
  const { word, values } = parse(command, args);
  if (values['help']) {
    console.log(helpOfCommand(name, command));
    return 0;
  }
  return command.run({ folder, word, values });
}
