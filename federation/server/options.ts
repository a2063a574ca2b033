import type { AlertQueue } from './alerts';
import type { BuildFolders } from './builds/read-builds';
import type { Database } from './database';
import type { FileOptions } from './file-store';
import type { bucketSettings } from './file-store/bucket-settings';
import type { FaultLabLook } from './fault-lab/page/lab-page';
import type { PageFor, PageMetadata } from './host-page';
import type { WidgetFor } from './http/security-headers';
import type { TrustedProxies } from './http/ip-address';
import type { Identity } from './overrides';
import type { Limits } from './limits';
import type { FederationSettings } from './settings';

/** The settings that the plugin reads: the platform's own, and three that every server has. */
export interface PluginSettings extends Omit<
  FederationSettings,
  'releaseKeys' | 'developers' | 'operators' | keyof ReturnType<typeof bucketSettings>
> {
  /** The host name or IP address that the server listens on. */
  readonly host: string;
  /** Public origin of the product, if known. */
  readonly publicOrigin: string | undefined;
  /** The proxies whose `X-Forwarded-For` names the client's IP address. */
  readonly trustProxy: TrustedProxies;
}

/** Runs a task every hour. The name has letters and hyphens, for a log. */
export type RunHourly = (name: string, run: () => Promise<void>) => void;

/** Options of a product. */
export interface FederationOptions {
  /**
   * The product's name, in lower case: what cookies (`<name>-visitor`), metrics (`<name>_remote_loads_total`) and, in capitals,
   * settings begin with. `federation` without it.
   */
  readonly product?: string;
  /** The database whose tables `migrateFederation` keeps up to date. */
  readonly db: Database;
  readonly settings: PluginSettings;
  /** The URL that services of remotes know the product by; `publicOrigin`, or the product's name, without it. */
  readonly issuer?: string;
  /** The limits of the whole server, shared by several; without them it counts for itself. */
  readonly limits?: Limits;
  /** The file of the keys that may publish each remote: `{ "<remote>": ["<public key in base64>"] }`. */
  readonly keysFile: string;
  /** Folders of the builds of the host and the remotes. */
  readonly builds: BuildFolders;
  /** A bucket for the files of releases, and what this server stores to do without bucket and database. */
  readonly files?: FileOptions;
  /** The version of the host, for load reports about its own chunks. */
  readonly version: string;
  /** The product's metadata for the host page. */
  readonly page: PageMetadata;
  /** The same for a visitor, such as in the visitor's language; `page` for all without it. */
  readonly pageFor?: PageFor;
  /** The slots that remotes may fill; a release that fills another one is refused. */
  readonly slots?: readonly string[];
  /** The host's own pages, such as `/debug`, which no remote may claim. */
  readonly hostPaths?: readonly string[];
  /** The signed-in user, for developers' overrides; without it no user counts as signed in. */
  readonly identity?: Identity;
  /** Runs tasks once for all servers; without it each server runs them. */
  readonly runHourly?: RunHourly;
  /** Delivers alerts, for all servers; without it each server sends its own, once. */
  readonly alertQueue?: AlertQueue;
  /** The origins of another party's widget that a page may frame. */
  readonly widgetFor?: WidgetFor;
  /** The path of the one script that pages may register as a service worker; none without it. */
  readonly serviceWorker?: string;
  readonly faultLabLook?: FaultLabLook;
}
