import { parseArgs } from 'node:util';
import { inColumns } from './columns.mjs';
import { Failure } from './failure.mjs';
import { COMMAND } from './product.mjs';

/**
 * @typedef {{ value?: string, about: string }} Option both are for help: what its value is, if it has one, and what it means
 * @typedef {Record<string, string | undefined>} Values of options; `yes` of one without a value
 *
 * What a command is run with.
 * @typedef {object} Given
 * @property {string} folder that it is run in
 * @property {string | undefined} word its argument
 * @property {string} [name] the remote that the command line names in front of it
 * @property {Values} values
 *
 * @typedef {(given: Given) => Promise<number>} Run returns the exit code
 *
 * @typedef {object} Command
 * @property {string} about one line
 * @property {string} [group] heading in the list of commands; that of the one before without it
 * @property {string} [word] its one argument, in help; none without it
 * @property {boolean} [canName] whether a remote may be named in front of it, so that none of its folders is needed
 * @property {string} [more] what else there is to know
 * @property {Record<string, Option>} options
 * @property {string[]} [examples] arguments
 * @property {Run} run
 */

/** @typedef {[heading: string, lines: string[]]} Section */

const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;
/** What a rollback may lead to in place of a version. */
const NO_REMOTE = 'built';

const EXIT_CODES = /** @type {Section} */ ([
  'Exit codes',
  inColumns([
    ['0', 'done'],
    ['1', 'failed, or refused by the server; the reason is printed'],
    ['2', 'invalid arguments, or not a folder of a remote'],
  ]),
]);

/** @param {string} first @param {Section[]} sections */
const pageOf = (first, sections) =>
  [first, ...sections.map(([heading, lines]) => [heading, ...lines].filter(Boolean).join('\n'))].join('\n\n');

/** @param {Record<string, Command>} commands @returns {Section[]} */
function groupsOf(commands) {
  const rows = Object.entries(commands);
  const lines = inColumns(rows.map(([name, { about }]) => [name, about]));
  /** @type {Section[]} */
  const groups = [];
  for (const [index, [, { group }]] of rows.entries()) {
    if (group !== undefined || groups.length === 0) groups.push([group ?? 'Commands', []]);
    groups.at(-1)?.[1].push(lines[index] ?? '');
  }
  return groups;
}

/** @param {Record<string, Command>} commands */
function helpOf(commands) {
  return pageOf(`${COMMAND} makes, develops, checks and releases a remote.`, [
    ['Usage', [`  ${COMMAND} <command> [options]`, `  ${COMMAND} <command> --help`]],
    ...groupsOf(commands),
    [
      'In a workspace with several remotes',
      ['  npm run release -w <remote> -- <command> [options]', '  npm run dev -w <remote>'],
    ],
    EXIT_CODES,
  ]);
}

/**
 * @param {string} name
 * @param {Command} command
 */
function helpOfCommand(name, { about, word, canName, more, options, examples = [] }) {
  const rows = Object.entries(options).map(([option, { value, about: meaning }]) => [
    `--${option} ${value ?? ''}`.trimEnd(),
    meaning,
  ]);
  const usage = ['', COMMAND, name, canName === true ? '[<remote>]' : undefined, word, '[options]']
    .filter((part) => part !== undefined)
    .join(' ');
  /** @type {Section[]} */
  const sections = [
    ['Usage', [` ${usage}`]],
    ...(more === undefined ? [] : [/** @type {Section} */ (['', [more]])]),
    ['Options', inColumns([...rows, ['--help', 'shows this']])],
    ...(examples.length === 0
      ? []
      : [/** @type {Section} */ (['Examples', examples.map((words) => `  ${COMMAND} ${name} ${words}`.trimEnd())])]),
    EXIT_CODES,
  ];
  return pageOf(`${COMMAND} ${name}: ${about}`, sections);
}

/**
 * @param {Command} command
 * @param {string[]} args
 * @returns {{ help: boolean, word: string | undefined, name: string | undefined, values: Values }}
 * @throws {Failure} for an unknown option, or an argument too many
 */
function parse({ word, options, canName }, args) {
  /** @type {NonNullable<import('node:util').ParseArgsConfig['options']>} */
  const known = { help: { type: 'boolean' } };
  for (const [name, { value }] of Object.entries(options)) {
    known[name] = { type: value === undefined ? 'boolean' : 'string' };
  }
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    const [first] = positionals;
    const isNamed = canName === true && first !== undefined && first !== NO_REMOTE && REMOTE.test(first);
    const name = isNamed ? positionals.shift() : undefined;
    const unexpected = positionals[word === undefined ? 0 : 1];
    if (unexpected !== undefined) throw new Error(`Unexpected argument "${unexpected}"`);
    const { help, ...texts } = values;
    const given = Object.entries(texts).map(([option, text]) => [option, text === true ? 'yes' : text]);
    return { help: help === true, word: positionals[0], name, values: Object.fromEntries(given) };
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
  const { help, word, name: remote, values } = parse(command, args);
  if (help) {
    console.log(helpOfCommand(name, command));
    return 0;
  }
  return command.run({ folder, word, values, ...(remote !== undefined && { name: remote }) });
}

/**
 * Drops a leading `release` in front of another command, so that one npm script per remote serves all of them; alone and with
 * options it publishes.
 * @param {string[]} args
 * @returns {string[]}
 */
export function withoutRelease([first, ...rest]) {
  if (first !== 'release') return first === undefined ? [] : [first, ...rest];
  const [command = ''] = rest;
  return command !== '' && !command.startsWith('-') ? rest : ['publish', ...rest];
}
