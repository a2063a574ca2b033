import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../failure.mjs';
import { remoteIn } from '../remote-in.mjs';
import { keyFileOf, keygen } from './keys.mjs';
import { build, publish } from './publish.mjs';
import { connect } from './server.mjs';
import { registryVerbs } from './verbs.mjs';

/**
 * What a verb is given.
 * @typedef {object} Context
 * @property {string} name of the remote
 * @property {string[]} words after the verb
 * @property {Record<string, string | boolean | undefined>} values of options
 * @property {string} keyFile the private key
 * @property {import('./server.mjs').Server} server
 *
 * @typedef {object} Verb
 * @property {string} usage words and options after the verb's name
 * @property {string} about one line
 * @property {Record<string, { type: 'string' | 'boolean' }>} options beside the common ones
 * @property {number} [words] how many words it takes at most; none without it
 * @property {(context: Context) => Promise<number>} run answers the exit code
 */

/** @type {Record<string, Verb>} */
const verbs = { publish, build, ...registryVerbs, keygen };
const DEFAULT_SERVER = 'http://localhost:3000';
const COMMON = /** @type {const} */ ({
  server: { type: 'string' },
  key: { type: 'string' },
  help: { type: 'boolean' },
});

/** @param {string} name */
function usage(name) {
  const lines = Object.entries(verbs).map(
    ([verb, { usage: rest, about }]) => `  ${`${verb} ${rest}`.trimEnd()}\n      ${about}`,
  );
  return [
    `Usage: npm run release -w ${name} [-- <verb> ...]   without a verb: publish`,
    '',
    ...lines,
    '',
    `  --server <address>   of the product; ${DEFAULT_SERVER} without it`,
    `  --key <file>         private key; .keys/${name}.pem without it`,
  ].join('\n');
}

/**
 * @param {string} verb
 * @param {string[]} args
 */
function parse(verb, args) {
  const { options, words = 0 } = /** @type {Verb} */ (verbs[verb]);
  try {
    const { values, positionals } = parseArgs({ args, options: { ...COMMON, ...options }, allowPositionals: true });
    if (positionals.length > words) throw new Error(`"${positionals[words]}" is one word too many`);
    return { values, words: positionals };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Failure(`${reason}. Say --help to see what there is.`, 2);
  }
}

/**
 * Runs one command line and answers its exit code: 0 when done, 1 when refused or failed, 2 when it makes no sense.
 * @param {string[]} args
 * @param {string} folder the remote's
 */
export async function runCommand(args, folder) {
  const name = remoteIn(folder, 'release');
  const [first] = args;
  if (args.includes('--help')) {
    console.log(usage(name));
    return 0;
  }
  const isVerb = first !== undefined && !first.startsWith('-');
  const verb = isVerb ? first : 'publish';
  if (!Object.hasOwn(verbs, verb)) {
    throw new Failure(`There is no verb "${verb}". There are: ${Object.keys(verbs).join(', ')}.`, 2);
  }
  const { values, words } = parse(verb, isVerb ? args.slice(1) : args);
  // npm runs a script in the remote's folder; a file that somebody names is seen from where they are.
  const here = process.env['INIT_CWD'] ?? process.cwd();
  const keyFile = values.key === undefined ? keyFileOf(name) : resolve(here, values.key);
  const server = connect(values.server ?? DEFAULT_SERVER, name, keyFile);
  return /** @type {Verb} */ (verbs[verb]).run({ name, words, values, keyFile, server });
}
