import { homedir } from 'node:os';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { bankSettings, bankSettingsProblem } from './bank/bank-settings';

/** The folder that holds the workspaces. */
const repositoryRoot = resolve(__dirname, '../..');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A setting as it stands in the environment: its name, what stands for it when absent, and what it must be. */
interface SettingDefinition<T> {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
  readonly schema: v.GenericSchema<string, T>;
  /** A value that may carry a password is never repeated in an error. */
  readonly isSecret?: boolean;
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

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}

function isWebOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  const isBare = username === '' && password === '' && pathname === '/' && search === '' && hash === '';
  return ['http:', 'https:'].includes(protocol) && isBare;
}

/** `Name <address>`, or the address alone. */
const SENDER = /^(?:"?(?<name>[^"<>]*?)"?\s*<(?<inBrackets>[^\s@<>]+@[^\s@<>]+)>|(?<alone>[^\s@<>]+@[^\s@<>]+))$/;

/** A text that may be left out, checked where it is there. */
function optional(isRight: (value: string) => boolean, message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => value === '' || isRight(value), message),
  );
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
    meaning: 'Folder of the embedded database, and of mails while there is no `SMTP_URL`; a relative one starts at the repository.',
    schema: folder,
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    fallback: '',
    meaning: 'A PostgreSQL to use instead of the embedded one; several servers may share it.',
    isSecret: true,
    schema: v.pipe(
      optional(isDatabaseUrl, 'must look like postgres://user:password@host:5432/name'),
      v.transform((value) => value || undefined),
    ),
  }),
  publicOrigin: setting({
    name: 'PUBLIC_ORIGIN',
    fallback: '',
    meaning: 'Where visitors reach the product, for the links in mails; without it `http://localhost:PORT`.',
    schema: v.pipe(
      optional(isWebOrigin, 'must look like https://verdant.example.com, without a path'),
      v.transform((value) => (value ? new URL(value).origin : undefined)),
    ),
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    fallback: '',
    meaning: 'Mail server, such as `smtps://user:password@host:465`; without it mails are files in `DATA_DIR/mail`.',
    isSecret: true,
    schema: v.pipe(
      optional(isSmtpUrl, 'must look like smtp://user:password@host:587'),
      v.transform((value) => value || undefined),
    ),
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    fallback: '',
    meaning: 'Sender of mails, `Name <address>` or an address; without it `no-reply` at the host of `PUBLIC_ORIGIN`.',
    schema: v.pipe(
      optional((value) => SENDER.test(value), 'must look like Verdant <no-reply@example.com>'),
      v.transform((value) => {
        const { name, inBrackets, alone } = SENDER.exec(value)?.groups ?? {};
        const address = inBrackets ?? alone;
        return address ? { name, address } : undefined;
      }),
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
    meaning: 'Sign-ins, registrations or password changes a minute for one account from one address; password resets from one address.',
    schema: wholeNumber(1, 1_000_000),
  }),
  resetMinutes: setting({
    name: 'VERDANT_RESET_MINUTES',
    fallback: '60',
    meaning: 'Minutes until a link to choose a new password expires.',
    schema: wholeNumber(1, 10_080),
  }),
  resetMails: setting({
    name: 'VERDANT_RESET_MAILS',
    fallback: '5',
    meaning: 'Links to choose a new password that may be asked for in an hour for one account.',
    schema: wholeNumber(1, 1_000_000),
  }),
  trustProxy: setting({
    name: 'VERDANT_TRUST_PROXY',
    fallback: 'no',
    meaning: '`yes` takes the visitor\'s address from `X-Forwarded-For`; only behind a proxy that sets it.',
    schema: yesOrNo,
  }),
  ...bankSettings,
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
  const shown = definition.isSecret ? '' : `, not ${JSON.stringify(text)}`;
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
  const settings: Settings = {
    port: read(d.port, environment),
    host: read(d.host, environment),
    dataDir: read(d.dataDir, environment),
    databaseUrl: read(d.databaseUrl, environment),
    logLevel: read(d.logLevel, environment),
    buildsDir: read(d.buildsDir, environment),
    sessionDays: read(d.sessionDays, environment),
    signInAttempts: read(d.signInAttempts, environment),
    publicOrigin: read(d.publicOrigin, environment),
    smtpUrl: read(d.smtpUrl, environment),
    mailFrom: read(d.mailFrom, environment),
    resetMinutes: read(d.resetMinutes, environment),
    resetMails: read(d.resetMails, environment),
    trustProxy: read(d.trustProxy, environment),
    bankLinkMode: read(d.bankLinkMode, environment),
    sandboxPort: read(d.sandboxPort, environment),
    fastlinkUrl: read(d.fastlinkUrl, environment),
    fastlinkJsUrl: read(d.fastlinkJsUrl, environment),
    fastlinkConfig: read(d.fastlinkConfig, environment),
    yodleeApiUrl: read(d.yodleeApiUrl, environment),
    yodleeClientId: read(d.yodleeClientId, environment),
    yodleeClientSecret: read(d.yodleeClientSecret, environment),
    yodleeLoginName: read(d.yodleeLoginName, environment),
    yodleeAdminLogin: read(d.yodleeAdminLogin, environment),
  };
  const problem = bankSettingsProblem(settings);
  if (problem !== undefined) throw new SettingsError(problem);
  return settings;
}
