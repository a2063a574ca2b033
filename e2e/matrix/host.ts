import type { Page } from '@playwright/test';
import type { failureScreen } from '@verdant/federation/testing';

/** A page of a remote, and a link from it to another remote's page. */
export type MatrixRemote = {
  name: string;
  /** The page that is opened, its module, and its heading. */
  path: string;
  module: string;
  heading: string | RegExp;
  /** True if the visitor is signed in when the page is opened. */
  isSignedIn: boolean;
  /** Text of a link to another remote's page, and the heading of that page. */
  other: { link: string; heading: string | RegExp };
  /** True if the page has chunks that other pages of the remote use too. */
  sharesChunks: boolean;
};

/** Everything that the matrix needs to know about the host under test. */
export type MatrixHost = {
  /** Name of the host in faults. The host's folder has the same name. */
  name: string;
  remotes: readonly MatrixRemote[];
  /** A chunk of the host. `file`: its file name without the hash; `neededBy`: the remote whose page needs the chunk. */
  hostChunk: { neededBy: string; file: string };
  /** Remote whose page is used for the faults that only the lab can cause. */
  labRemote: string;
  /** Resolves to the storage entries of a signed-in user. */
  signIn: (baseUrl: string) => Promise<Record<string, string>>;
  /** Resolves when the host is shown, even if its remotes have not loaded. */
  waitUntilReady: (page: Page) => Promise<void>;
  follow: (page: Page, link: string) => Promise<void>;
  /** Uses a control of the host, and fails if the host does not react. */
  expectAlive: (page: Page) => Promise<void>;
  failure: typeof failureScreen;
};
