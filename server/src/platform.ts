import { join } from 'node:path';
import * as v from 'valibot';
import {
  queuedAlertSchema,
  type FederationOptions,
  type AlertQueue,
  type QueuedAlert,
} from '@verdant/federation/server';
import { readBucketSettings } from '@verdant/federation/settings';
import { brand, pageTitle } from '@verdant/shared/brand';
import type { Language } from '@verdant/shared/contract';
import { verdant } from '../../package.json';
import { version } from '../package.json';
import { createIdentity } from './accounts/identity';
import { widgetOrigins, type BankLinking } from './bank-link';
import type { Database } from './database';
import { RESET_STYLES, TOKEN_STYLES } from './design-tokens';
import { isEncryptionKey, newEncryptionKey } from './encryption/cipher';
import type { Jobs, JobKind } from './jobs';
import { languageOf } from './language/language-of';
import { localUrlOf } from './listen';
import { readOrCreateSecret } from './secret-file';
import { folderSchema } from './setting-values';
import { settingDefinitions, type Settings } from './settings';
import { linkPreviewImage, OFFLINE_WORKER, siteIcons } from './site/routes';
import { StartError } from './start-error';
import { isTracing } from './tracing/tracing';
import { getSectionTexts } from './translations';

const alertKind: JobKind<QueuedAlert> = {
  name: 'platform-alert',
  schema: queuedAlertSchema,
  // The last retry is 1.5 to 3 hours after the first attempt.
  retries: 10,
  backOffSeconds: 5,
  limitSeconds: 20,
  concurrency: 2,
  pollSeconds: 5,
};

/** Queue that stores the platform's alerts as jobs and retries their delivery. */
const alertQueue = (jobs: Pick<Jobs, 'handle' | 'send'>): AlertQueue => ({
  handle: (deliver) => jobs.handle(alertKind, async (alert, { jobId }) => deliver(alert, jobId)),
  send: async (alert) => jobs.send(alertKind, alert),
});

const pageTexts = getSectionTexts('host-page');

const pageMetadataIn = (
  language: Language,
  { publicOrigin, demo }: Settings,
): ReturnType<FederationOptions['page']> => ({
  name: brand.name,
  titleOf: (title) => (title ? pageTitle(title) : pageTexts[language].title),
  description: pageTexts[language].description,
  keywords: brand.keywords,
  themeColor: brand.themeColour,
  image: { url: brand.image, type: 'image/svg+xml' },
  // Other sites need an absolute URL of the preview image, thus a public origin. The default image is the logo (spec 1).
  ...(publicOrigin !== undefined && { preview: linkPreviewImage(publicOrigin) }),
  links: siteIcons,
  // The attributes tell the shell to send a trace id in each call (`data-traces`) and to hide demo links (`data-demo`).
  htmlAttributes: {
    lang: language,
    'data-theme': 'dark',
    ...(isTracing() && { 'data-traces': 'on' }),
    ...(!demo && { 'data-demo': 'off' }),
  },
  colorScheme: 'dark light',
  noscript: pageTexts[language].noscript,
  busy: pageTexts[language].busy,
});

function keysFile({ releaseKeys, dataDir }: Settings): string {
  return releaseKeys === undefined ? join(dataDir, 'release-keys.json') : v.parse(folderSchema, releaseKeys);
}

function fileOptionsOf(settings: Settings): FederationOptions['files'] {
  const bucket = readBucketSettings(settings, settingDefinitions);
  // The embedded database stops with its server, so copies would not help in an outage.
  if (bucket === undefined && settings.databaseUrl === undefined) return undefined;
  return { bucket, copies: join(settings.dataDir, 'release-files') };
}

export function createFederationOptions(
  settings: Settings,
  db: Database,
  bankLinking: BankLinking | undefined,
  jobs: Jobs,
): FederationOptions {
  return {
    product: 'verdant',
    db,
    settings: { ...settings, ...serviceKeysOf(settings) },
    issuer: settings.publicOrigin ?? localUrlOf(settings),
    keysFile: keysFile(settings),
    // A remote without a build is reported, because remotes are found by folder name.
    files: fileOptionsOf(settings),
    builds: { root: settings.buildsDir, remotes: /^mfe-/, copies: join(settings.dataDir, 'builds') },
    version,
    page: (headers) => pageMetadataIn(languageOf({ headers }), settings),
    runHourly: jobs.repeat,
    alertQueue: alertQueue(jobs),
    // The command line checks remotes and shells against the same slots.
    slots: verdant.slots,
    hostPaths: verdant.reservedPaths,
    identity: createIdentity(db, settings.developers, settings.operators),
    serviceWorker: OFFLINE_WORKER,
    widgetFor: (headers) => widgetOrigins(bankLinking, headers),
    faultLabLook: {
      styles: [RESET_STYLES, TOKEN_STYLES],
      fontFamily: 'Inter Variable',
      links: [
        { label: 'Platform', url: '/platform' },
        { label: 'Debug page', url: '/debug' },
      ],
    },
  };
}

type ServiceKeys = Pick<Settings, 'serviceKeys' | 'serviceSubjectKey'>;

/** Returns the keys for services from settings or `DATA_DIR`. Throws `StartError` for an external database without keys. */
function serviceKeysOf({ services, dataDir, databaseUrl, ...given }: Settings): ServiceKeys {
  const { serviceKeys, serviceSubjectKey } = given;
  if (services.size === 0 || (serviceKeys.length > 0 && serviceSubjectKey !== undefined)) return given;
  if (databaseUrl !== undefined) {
    const names = [settingDefinitions.serviceKeys.name, settingDefinitions.serviceSubjectKey.name];
    throw new StartError(
      `${names.join(' and ')} are needed: with services and DATABASE_URL, set each on all servers to what \`openssl rand -base64 32\` prints`,
    );
  }
  const fromFile = (name: string) => {
    const file = join(dataDir, name);
    const key = readOrCreateSecret(file, newEncryptionKey);
    if (!isEncryptionKey(key)) throw new StartError(`${file} is not a key: restore it from where you keep a copy`);
    return key;
  };
  return {
    serviceKeys: serviceKeys.length > 0 ? serviceKeys : [fromFile('service.key')],
    serviceSubjectKey: serviceSubjectKey ?? fromFile('service-subject.key'),
  };
}
