import type { SettingDefinition } from '@verdant/federation/settings';
import { settingDefinitions } from './settings';

type Key = keyof typeof settingDefinitions;

/** Settings by group, in the order of the tables in docs/operations.md. */
const groups: Readonly<Record<string, readonly Key[]>> = {
  'Set these first': [
    'port',
    'host',
    'publicOrigin',
    'trustProxy',
    'databaseUrl',
    'encryptionKeys',
    'smtpUrl',
    'mailFrom',
    'contact',
    'bankLinkMode',
  ],
  'Server and database': [
    'isProduction',
    'dataDir',
    'databaseConnections',
    'databaseSeconds',
    'buildsDir',
    'drainSeconds',
    'stopSeconds',
    'logLevel',
    'metricsToken',
    'otlpEndpoint',
    'traceRatio',
    'offlinePage',
  ],
  'Accounts and limits': [
    'sessionDays',
    'idleMinutes',
    'signInAttempts',
    'signInFailures',
    'signInFailuresPerIp',
    'registrations',
    'demo',
    'resetMinutes',
    'resetMails',
    'requestsPerIp',
    'requestsPerAccount',
    'requestsAtOnce',
    'storedTransactions',
  ],
  'Bank connections': [
    'sandboxPort',
    'fastlinkUrl',
    'fastlinkJsUrl',
    'fastlinkConfig',
    'yodleeApiUrl',
    'yodleeClientId',
    'yodleeClientSecret',
    'yodleeLoginName',
    'yodleeAdminLogin',
  ],
  'Releases, rollback and alerts': [
    'releaseKeys',
    'releaseLoopback',
    'releaseKeep',
    'releaseDays',
    'bucketEndpoint',
    'bucket',
    'bucketRegion',
    'bucketKeyId',
    'bucketSecret',
    'operators',
    'rollbackPercent',
    'rollbackLoads',
    'rollbackPages',
    'rollbackMinutes',
    'alertUrl',
    'alertRemoteUrls',
    'alertSecret',
    'alertPercent',
  ],
  'Services of remotes': ['services', 'serviceSeconds', 'serviceKeys', 'serviceSubjectKey', 'remoteConfig'],
  'Developers and QA': ['developers', 'overrides', 'overrideOrigins', 'faultLab', 'faultLabOrigin'],
};

function rowOf(key: Key): string {
  const { name, fallback = '', meaning }: SettingDefinition = settingDefinitions[key];
  return `| \`${name}\` | ${fallback === '' ? 'none' : `\`${fallback}\``} | ${meaning.replaceAll('|', '\\|')} |`;
}

/** Returns a Markdown table per group. Throws for a setting in no group or in two. */
function settingsTables(): string {
  const listed = Object.values(groups).flat();
  const keys = Object.keys(settingDefinitions);
  const wrong = keys.find((key) => listed.filter((listedKey) => listedKey === key).length !== 1);
  if (wrong !== undefined) throw new Error(`The setting ${wrong} must be in one group of settings-table.ts`);
  const parts = Object.entries(groups).map(([title, members]) =>
    [`### ${title}`, '', '| Setting | Default | Meaning |', '| --- | --- | --- |', ...members.map(rowOf)].join('\n'),
  );
  return parts.join('\n\n');
}

const BEGIN = '<!-- settings:begin -->';
const END = '<!-- settings:end -->';

/** Returns the text with the tables between the two markers. Throws if a marker is missing. */
export function withSettingsTable(text: string): string {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error('The marks of the settings table are missing');
  return `${text.slice(0, begin + BEGIN.length)}\n\n${settingsTables()}\n\n${text.slice(end)}`;
}
