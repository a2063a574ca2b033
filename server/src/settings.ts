import { homedir } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';

/** The folder that holds the workspaces. */
const repositoryRoot = resolve(__dirname, '../..');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A setting as it stands in the environment: its name, what stands for it when absent, and what it must be. */
interface SettingDefinition<T> {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
  readonly schema: v.GenericSchema<string, T>;
}

function setting<T>(definition: SettingDefinition<T>): SettingDefinition<T> {
  return definition;
}

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

const yesOrNo = v.pipe(
  v.string(),
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((value) => value === 'yes'),
);

const folder = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\0'), 'must be a folder'),
  v.transform((value) => resolve(repositoryRoot, value.replace(/^~(?=\/|$)/, homedir()))),
);

function isDatabaseUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const host = url.hostname || url.searchParams.get('host');
  return ['postgres:', 'postgresql:'].includes(url.protocol) && Boolean(host);
}

/** Every setting there is. The README's table is made from `name`, `fallback` and `meaning`. */
export const settingDefinitions = {
  port: setting({
    name: 'PORT',
    fallback: '3000',
    meaning: 'Port that the product is served on.',
    schema: wholeNumber(1, 65_535),
  }),
  host: setting({
    name: 'HOST',
    fallback: 'localhost',
    meaning: 'Name or address to listen on; `0.0.0.0` lets other machines in.',
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address')),
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'Folder of the embedded database; a relative one starts at the repository.',
    schema: folder,
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'A PostgreSQL to use instead of the embedded one; several servers may share it.',
    schema: v.pipe(
      v.string(),
      v.check(
        (value) => value === '' || isDatabaseUrl(value),
        'must look like postgres://user:password@host:5432/name',
      ),
      v.transform((value) => value || undefined),
    ),
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    fallback: 'warn',
    meaning: `How much is logged, as lines of JSON on standard error: ${logLevels.join(', ')}.`,
    schema: v.pipe(v.string(), v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`)),
  }),
  buildsDir: setting({
    name: 'VERDANT_BUILDS_DIR',
    fallback: '.',
    meaning: 'Folder that holds `shell/dist` and `mfe-*/dist`; a relative one starts at the repository.',
    schema: folder,
  }),
  sessionDays: setting({
    name: 'VERDANT_SESSION_DAYS',
    fallback: '30',
    meaning: 'Days until a sign-in expires.',
    schema: wholeNumber(1, 3650),
  }),
  signInAttempts: setting({
    name: 'VERDANT_SIGN_IN_ATTEMPTS',
    fallback: '30',
    meaning: 'Sign-ins, registrations or password changes a minute for one account from one address.',
    schema: wholeNumber(1, 1_000_000),
  }),
  trustProxy: setting({
    name: 'VERDANT_TRUST_PROXY',
    fallback: 'no',
    meaning: '`yes` takes the visitor\'s address from `X-Forwarded-For`; only behind a proxy that sets it.',
    schema: yesOrNo,
  }),
} as const;

type Definitions = typeof settingDefinitions;
export type Settings = { readonly [Key in keyof Definitions]: v.InferOutput<Definitions[Key]['schema']> };

/** One line that says which setting is wrong and what it must be. */
export class SettingsError extends Error {}

const PREFIX = 'VERDANT_';

function read<T>(definition: SettingDefinition<T>, environment: NodeJS.ProcessEnv): T {
  const given = environment[definition.name];
  // An empty variable is what compose files and shells hand over for "not set".
  const text = given === undefined || given.trim() === '' ? definition.fallback : given.trim();
  const result = v.safeParse(definition.schema, text);
  if (result.success) return result.output;
  // A database URL carries a password: it is never repeated.
  const shown = definition.name === 'DATABASE_URL' ? '' : `, not ${JSON.stringify(text)}`;
  throw new SettingsError(`${definition.name} ${result.issues[0].message}${shown}`);
}

/**
 * Reads every setting once. Throws a `SettingsError` with one line for a malformed value, an unknown
 * `VERDANT_*` variable or a command-line argument (there are none).
 */
export function readSettings(environment: NodeJS.ProcessEnv, args: readonly string[]): Settings {
  if (args.length > 0) {
    throw new SettingsError(`Unknown argument ${JSON.stringify(args[0])}: settings are environment variables, such as PORT=8080`);
  }
  const known: string[] = Object.values(settingDefinitions).map(({ name }) => name);
  const unknown = Object.keys(environment).find((name) => name.startsWith(PREFIX) && !known.includes(name));
  if (unknown) {
    throw new SettingsError(`${unknown} is not a setting; there are ${known.join(', ')}`);
  }
  const d = settingDefinitions;
  return {
    port: read(d.port, environment),
    host: read(d.host, environment),
    dataDir: read(d.dataDir, environment),
    databaseUrl: read(d.databaseUrl, environment),
    logLevel: read(d.logLevel, environment),
    buildsDir: read(d.buildsDir, environment),
    sessionDays: read(d.sessionDays, environment),
    signInAttempts: read(d.signInAttempts, environment),
    trustProxy: read(d.trustProxy, environment),
  };
}
