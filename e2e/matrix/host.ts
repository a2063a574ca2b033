import type { Locator, Page } from '@playwright/test';
import type { FailureDetails } from '@verdant/federation/testing';

/** A page of a remote, and a link from it to another remote's page. */
export type MatrixRemote = {
  name: string;
  /** The page that is opened, its module, and its heading. */
  path: string;
  module: string;
  heading: string | RegExp;
  /** Whether the visitor is signed in there. */
  isSignedIn: boolean;
  /** Text of a link to another remote's page, and the heading of that page. */
  other: { link: string; heading: string | RegExp };
  /** Whether the page has chunks that other pages of the remote use too. */
  sharesChunks: boolean;
};

/** The parts of a failure screen that the matrix reads. */
export type FailureView = {
  screen: Locator;
  tryAgain: Locator;
  readDetails: () => Promise<FailureDetails>;
};

/** Everything that the matrix needs to know about the host under test. */
export type MatrixHost = {
  /** The name of the host in faults, and of its folder. */
  name: string;
  remotes: readonly MatrixRemote[];
  /** File name without a hash of a host chunk, and the remote whose page needs that chunk. */
  hostChunk: { neededBy: string; file: string };
  /** Remote whose page is used for the faults that only the lab can cause. */
  labRemote: string;
  /** Resolves to the storage entries of a signed-in user. */
  signIn: (baseUrl: string) => Promise<Record<string, string>>;
  /** Resolves once the host itself is shown, whether or not its remotes have loaded. */
  waitUntilReady: (page: Page) => Promise<void>;
  /** Presses a link of the host's navigation. */
  follow: (page: Page, link: string) => Promise<void>;
  /** Does something with the host, and fails unless it reacts. */
  expectAlive: (page: Page) => Promise<void>;
  failure: (page: Page) => FailureView;
};
