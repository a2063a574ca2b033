import * as v from 'valibot';
import { PAGE_PATH } from './page-paths';
import { pullRequest } from './previews';

/** The version of what shell and remotes agree on; `remote.json` names the range it was made for. */
export const CONTRACT_VERSION = '1.3.0';

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

/** `anonymous` is a public page that a signed-in user has no use for (sign-in, sign-up). */
export const pageAccess = ['public', 'anonymous', 'guarded'] as const;

const nav = v.strictObject({ label: words, order: v.number() });

/** A page in `remote.json`: in English. */
export const declaredPage = v.strictObject({
  /** With parameters, `/goals/:id`, or for all addresses below, `/goals/*`: for shells with contract 1.1 or newer. */
  path,
  module: moduleName,
  access: v.picklist(pageAccess),
  /** The server writes the page ahead of its script: public pages that say the same to all users. */
  prerendered: v.optional(v.boolean()),
  /**
   * What the page fetches (GET) as soon as it is shown. For a signed-in user, these calls start before any
   * script has arrived, and when a link to the page is hovered; the host's API client takes their responses.
   */
  calls: v.optional(v.pipe(v.array(apiPath), v.maxLength(MAX_CALLS, `a page has at most ${MAX_CALLS} calls`))),
  /** In front of the product's name in the document title; without one the default title is used. */
  title: v.optional(v.string()),
  /** What search engines and shared links say of the page; without one, the description of the product. */
  description: v.optional(words),
  nav: v.optional(nav),
  /** The path of another page, of any remote, whose link in the navbar is marked while this one is shown. */
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

/**
 * Hashes by file, relative to the release's folder, as the `integrity` attribute takes them. The fault lab adds the one
 * of its altered code after a space: the file as it is stays good, so that a page recovers once the fault is gone.
 */
const integrity = v.record(
  v.string(),
  v.pipe(
    v.string(),
    v.regex(
      /^sha384-[A-Za-z0-9+/]{64}( sha384-[A-Za-z0-9+/]{64})*$/,
      'hashes are written sha384-<base64>, one space between two',
    ),
  ),
);

/** Where a release's files are and what they must be. */
const releaseSource = v.object({
  version: v.string(),
  /** The folder, with a final slash. */
  url: v.string(),
  entry: v.string(),
  integrity,
  /** The script with all other hashes, loaded with the entry, where `integrity` has those of these two alone. */
  hashes: v.optional(v.string()),
});
export type ReleaseSource = v.InferOutput<typeof releaseSource>;

/** One remote as the page's inlined registry gives it to the shell. */
export const registryRemote = v.object({
  name: remoteName,
  contract: v.string(),
  ...releaseSource.entries,
  /** Without descriptions, which stand in the page's head alone. */
  pages: v.array(remotePage),
  slots: v.array(remoteSlot),
  /** Public values that the operator has set for the remote on this server; the remote checks them. */
  config: v.optional(v.record(v.string(), v.unknown())),
  /** The previous good and compatible release, for when this one does not load; it has at least the same modules. */
  previous: v.nullish(releaseSource),
});
export type RegistryRemote = v.InferOutput<typeof registryRemote>;

/**
 * A remote that this visitor gets from somewhere else than the product does, until `expires_at` (ISO); or why not. `url` is
 * the folder of its files: empty for a `preview` that expired, or a release that is gone.
 */
export const registryOverride = v.object({
  name: remoteName,
  url: v.string(),
  /** The pull request that it is a preview of. */
  preview: v.optional(pullRequest),
  /** The version of the published release that it is. */
  version: v.optional(v.string()),
  expires_at: v.string(),
  problem: v.optional(v.string()),
});
export type RegistryOverride = v.InferOutput<typeof registryOverride>;

/** What the fault lab does in this browser; `left` is how many more times, null until cleared. */
export const labFault = v.object({
  remote: remoteName,
  stage: v.string(),
  fault: v.string(),
  left: v.nullable(v.number()),
  /** Whether it starts at a signal that is given while the page is open. */
  waits: v.optional(v.boolean()),
});
export type LabFault = v.InferOutput<typeof labFault>;
export const registryLab = v.object({ faults: v.array(labFault), timeout_ms: v.nullish(v.number()) });
export type RegistryLab = v.InferOutput<typeof registryLab>;

/** What the server resolved for one visitor, inlined in the page. */
export const registry = v.object({
  /** Changes when any remote of this visitor does: an open page detects updates by it. */
  id: v.string(),
  remotes: v.array(registryRemote),
  overrides: v.optional(v.array(registryOverride), []),
  lab: v.nullish(registryLab),
  /** Origins of another party's scripts that the page may load, next to the remotes'. */
  script_origins: v.optional(v.array(v.string())),
});
export type Registry = v.InferOutput<typeof registry>;

/** The id of the inline JSON element with the registry. */
export const REGISTRY_ELEMENT_ID = 'federation-registry';
