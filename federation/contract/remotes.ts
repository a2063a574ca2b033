import * as v from 'valibot';
import { PAGE_PATH } from './page-paths';
import { pageAccess } from './registry';

/** Version of the contract between shell and remotes. A remote names its supported versions in `remote.json`. */
export const CONTRACT_VERSION = '1.5.0';

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
/** Path, without a query, of an API call that a page makes as soon as the page is shown. */
const apiPath = v.pipe(
  v.string(),
  v.regex(/^\/api\/v1(\/[\w-]+)+$/, 'a call is a path below /api/v1, without a query'),
);
const MAX_CALLS = 6;

const nav = v.strictObject({ label: words, order: v.number() });

/** A page in `remote.json`, with its texts in English. */
export const declaredPage = v.strictObject({
  /** Path of the page. Parameters (`/goals/:id`) and all addresses below (`/goals/*`) need contract 1.1 or newer. */
  path,
  module: moduleName,
  access: v.picklist(pageAccess),
  /** True if the page is rendered during the build. Only for public pages that are the same for all users. */
  prerendered: v.optional(v.boolean()),
  /**
   * GET calls that the page makes when it is shown. The host starts these calls early: for a signed-in user before the
   * host's scripts have loaded, and on hover over a link to the page.
   */
  calls: v.optional(v.pipe(v.array(apiPath), v.maxLength(MAX_CALLS, `a page has at most ${MAX_CALLS} calls`))),
  /** Title of the page, placed before the product's name in the document title; the product's default title if omitted. */
  title: v.optional(v.string()),
  /** Description for search engines and shared links; the product's description by default. */
  description: v.optional(words),
  nav: v.optional(nav),
  /** Path of another page whose link the navbar marks as current while this page is shown. */
  under: v.optional(path),
});
export type DeclaredPage = v.InferOutput<typeof declaredPage>;

/** Translations of a text of `remote.json` by language, from `pages` in `src/translations/`; the default is English. */
const translations = v.optional(v.record(languageCode, words));
export type Translations = v.InferOutput<typeof translations>;

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
 * A module that fills a slot of the host or of another remote; `order` sorts the modules in one slot. The server refuses a
 * release that fills an unknown slot of the host, but not one of a remote.
 */
export const slotFill = v.strictObject({ slot: slotName, module: moduleName, order: v.optional(v.number()) });
export type SlotFill = v.InferOutput<typeof slotFill>;
