import * as v from 'valibot';
import { federationSettings } from '@verdant/federation/settings';
import { bankSettings, bankSettingsProblem } from './bank/bank-settings';
import {
  folder,
  isDatabaseUrl,
  isSmtpUrl,
  isWebOrigin,
  optional,
  SENDER,
  setting,
  wholeNumber,
  yesOrNo,
  type SettingDefinition,
} from './setting-values';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

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
    meaning:
      'Folder of the embedded database, and of mails while there is no `SMTP_URL`; a relative one starts at the repository.',
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
    meaning:
      'Sign-ins, registrations or password changes a minute for one account from one address; password resets from one address.',
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
    meaning: "`yes` takes the visitor's address from `X-Forwarded-For`; only behind a proxy that sets it.",
    schema: yesOrNo,
  }),
  ...federationSettings,
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
    throw new SettingsError(
      `Unknown argument ${JSON.stringify(args[0])}: settings are environment variables, such as PORT=8080`,
    );
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
    releaseKeys: read(d.releaseKeys, environment),
    releaseLoopback: read(d.releaseLoopback, environment),
    metricsToken: read(d.metricsToken, environment),
    rollbackPercent: read(d.rollbackPercent, environment),
    rollbackLoads: read(d.rollbackLoads, environment),
    rollbackPages: read(d.rollbackPages, environment),
    rollbackMinutes: read(d.rollbackMinutes, environment),
    faultLab: read(d.faultLab, environment),
    overrides: read(d.overrides, environment),
    overrideOrigins: read(d.overrideOrigins, environment),
    developers: read(d.developers, environment),
    isProduction: read(d.isProduction, environment),
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
