import {
  folderSchema,
  textOrUndefined,
  wholeNumber,
  type SettingDefinitions,
  type SettingValues,
} from '../setting-values';

function isDatabaseUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  const host = url.hostname || url.searchParams.get('host');
  return ['postgres:', 'postgresql:'].includes(url.protocol) && Boolean(host);
}

export const databaseSettings = {
  dataDir: {
    name: 'DATA_DIR',
    fallback: '.data',
    meaning: 'Folder of the embedded database, and of mails while there is no `SMTP_URL`; relative to the repository.',
    schema: folderSchema,
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL to use instead of the embedded one; several servers may share it.',
    isSecret: true,
    schema: textOrUndefined(isDatabaseUrl, 'must look like postgres://user:password@host:5432/name'),
  },
  databaseConnections: {
    name: 'VERDANT_DATABASE_CONNECTIONS',
    fallback: '10',
    meaning: 'Max connections of this server for requests ([sum for several servers](#several-servers)).',
    schema: wholeNumber(2, 200),
  },
  databaseSeconds: {
    name: 'VERDANT_DATABASE_SECONDS',
    fallback: '8',
    meaning:
      'Max seconds for a connection to the database and for one statement, waiting for a lock included; then the response is 503.',
    schema: wholeNumber(1, 300),
  },
} satisfies SettingDefinitions;

export type DatabaseSettings = SettingValues<typeof databaseSettings>;
