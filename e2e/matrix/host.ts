import type { Locator, Page } from '@playwright/test';
import type { FailureDetails } from '@verdant/federation/testing';

/** A page of a remote, and where to find another remote's page from there. */
export type MatrixRemote = {
  name: string;
  /** The page that is opened, its module, and its heading. */
  path: string;
  module: string;
  heading: string | RegExp;
  /** Whether the visitor is signed in there. */
  isSignedIn: boolean;
  /** Another remote's page, and the text of the link that leads there. */
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

/** The host under test: everything that the matrix has to know of it. */
export type MatrixHost = {
  /** Its name in the faults, and the folder of its build. */
  name: string;
  remotes: readonly MatrixRemote[];
  /** A chunk of the host, by its name without a hash, and the remote whose page cannot do without it. */
  hostChunk: { neededBy: string; file: string };
  /** Remote whose page gets the faults that only the lab makes. */
  labRemote: string;
  /** Resolves to the storage entries of a signed-in user. */
  signIn: (baseUrl: string) => Promise<Record<string, string>>;
  /** Resolves once the host itself is on the page, whatever its remotes do. */
  waitUntilReady: (page: Page) => Promise<void>;
  /** Presses a link of the host's navigation. */
  follow: (page: Page, link: string) => Promise<void>;
  /** Does something with the host, and fails unless it reacts. */
  expectAlive: (page: Page) => Promise<void>;
  failure: (page: Page) => FailureView;
};
