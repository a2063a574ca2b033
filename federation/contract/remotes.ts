import * as v from 'valibot';
import { PAGE_PATH } from './page-paths';
import { pageAccess } from './registry';

/** Version of the contract between shell and remotes. `remote.json` names the range that a remote supports. */
export const CONTRACT_VERSION = '1.4.0';

export const remoteName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,40}$/, 'a remote is named in lower case letters, digits and hyphens'),
);
const path = v.pipe(
  v.string(),
  v.regex(PAGE_PATH, 'a path looks like /goals, /goals/:id or /goals/*: lower case letters, digits and hyphens'),
);
const moduleName = v.pipe(v.string(), v.regex(/^\.\/[a-z0-9-]+$/, 'a module is written ./name'));

const words = v.pipe(v.string(), v.nonEmpty());
const languageCode = v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'a language is its two-letter code'));
/** A call that a page needs at once: a path of the API, without a query. */
const apiPath = v.pipe(
  v.string(),
  v.regex(/^\/api\/v1(\/[\w-]+)+$/, 'a call is a path below /api/v1, without a query'),
);
const MAX_CALLS = 6;

const nav = v.strictObject({ label: words, order: v.number() });

/** A page in `remote.json`: in English. */
export const declaredPage = v.strictObject({
  /** Path of the page. Parameters (`/goals/:id`) and all addresses below (`/goals/*`) need contract 1.1 or newer. */
  path,
  module: moduleName,
  access: v.picklist(pageAccess),
  /** The build renders the page, which is sent ahead of its script: public pages that are the same for all users. */
  prerendered: v.optional(v.boolean()),
  /**
   * Calls (GET) that the page makes as soon as it is shown. For a signed-in user, these calls start before any
   * script has arrived, and when a link to the page is hovered; the host's API client takes their responses.
   */
  calls: v.optional(v.pipe(v.array(apiPath), v.maxLength(MAX_CALLS, `a page has at most ${MAX_CALLS} calls`))),
  /** Title of the page, in front of the product's name in the document title. Omit it for the default title. */
  title: v.optional(v.string()),
  /** Description for search engines and shared links; the product's description by default. */
  description: v.optional(words),
  nav: v.optional(nav),
  /** Path of another page, of any remote, whose link in the navbar is marked while this page shows. */
  under: v.optional(path),
});
export type DeclaredPage = v.InferOutput<typeof declaredPage>;

/** A text of `remote.json` by language, from `pages` of `src/translations/`; a missing one shows in English. */
const translations = v.optional(v.record(languageCode, words));
export type Translations = v.InferOutput<typeof translations>;

/** A page of a release. */
export const remotePage = v.strictObject({
  ...declaredPage.entries,
  titles: translations,
  descriptions: translations,
  nav: v.optional(v.strictObject({ ...nav.entries, labels: translations })),
});
export type RemotePage = v.InferOutput<typeof remotePage>;

export const slotName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9/-]*$/, 'a slot is named in lower case letters, digits and hyphens'),
);
/**
 * Fills a slot of the host, which refuses a release that fills an unknown one, or of another remote, which may come and go.
 * Several fill a slot of a remote, those with the lowest `order` first.
 */
export const remoteSlot = v.strictObject({ slot: slotName, module: moduleName, order: v.optional(v.number()) });
export type RemoteSlot = v.InferOutput<typeof remoteSlot>;
