import type { AlertQueue } from './alerts/alerts';
import type { BuildFolders } from './builds/read-builds';
import type { Database } from './database';
import type { FileStoreOptions } from './file-store/file-store';
import type { bucketSettings } from './file-store/bucket';
import type { FaultLabStyle } from './fault-lab/page/lab-page';
import type { GetPageMetadata } from './host-page/render-page';
import type { GetWidgetOrigins } from './http/security-headers';
import type { DeveloperDependencies, IdentityProvider, ServerSettings } from './permissions';
import type { Limits } from './limits';
import type { BuildRules } from './publishing/check-release';
import type { FederationSettings } from './settings';
import type { SignedContext } from './signing/signed-request';

export type PluginSettings = ServerSettings &
  Omit<FederationSettings, 'releaseKeys' | 'developers' | 'operators' | keyof ReturnType<typeof bucketSettings>>;

/** Parts of the platform that its routes share. */
export interface Platform extends SignedContext, BuildRules, DeveloperDependencies {
  readonly limits: Limits;
  /** Version of the host. */
  readonly version: string;
}

/** Runs a task every hour. `name` identifies the task in logs. */
export type RunHourly = (name: string, run: () => Promise<void>) => void;

export interface FederationOptions {
  /** Name of the product in lower case, for cookies, metrics and settings. Defaults to `federation`. */
  readonly product?: string;
  readonly db: Database;
  readonly settings: PluginSettings;
  /** URL that identifies the product to services. Defaults to `publicOrigin`, or else the product's name. */
  readonly issuer?: string;
  /** Limits whose counts several servers can share. By default this server counts only its own requests. */
  readonly limits?: Limits;
  /** Path of the file with the public keys: `{ "<remote>": ["<public key in base64>"] }`. */
  readonly keysFile: string;
  readonly builds: BuildFolders;
  /** Bucket for the files of releases, and folder for copies that this server sends during an outage. */
  readonly files?: FileStoreOptions;
  /** Version of the host, for load reports about the host's own chunks. */
  readonly version: string;
  readonly page: GetPageMetadata;
  /** Names of the host's slots that remotes can fill. */
  readonly slots?: readonly string[];
  /** Paths of the host's own pages, which remotes must not declare. */
  readonly hostPaths?: readonly string[];
  /** Identifies the signed-in user, for developers' overrides. By default no user is signed in. */
  readonly identity?: IdentityProvider;
  /** Scheduler that runs hourly tasks once for all servers. By default each server runs the tasks. */
  readonly runHourly?: RunHourly;
  /** Queue that delivers the alerts of all servers. Without a queue, the platform sends no alerts. */
  readonly alertQueue?: AlertQueue;
  /** Returns the origins of a third-party widget that a page is allowed to embed. */
  readonly widgetFor?: GetWidgetOrigins;
  /** Path of the only script that pages can register as a service worker. */
  readonly serviceWorker?: string;
  readonly faultLabLook?: FaultLabStyle;
}
