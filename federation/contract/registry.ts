import * as v from 'valibot';

/** Access to a page. `anonymous` is for public pages that are useless to a signed-in user, such as sign-in and sign-up. */
export const pageAccess = ['public', 'anonymous', 'guarded'] as const;

/**
 * Hashes by file path in the release's folder, in the format of the `integrity` attribute. The fault lab appends the hash
 * of the altered file after a space. The original hash stays valid for open pages that load the file after the fault is
 * cleared.
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

/** Folder and hashes of a release's files. */
const releaseSource = v.object({
  version: v.string(),
  /** Path or URL of the folder with the release's files, with a final slash. */
  url: v.string(),
  entry: v.string(),
  integrity,
  /**
   * Script with the hashes of all other files, which is loaded with the entry. `integrity` contains only the hashes of this
   * script and of the entry if this field is present.
   */
  hashes: v.optional(v.string()),
});
export type ReleaseSource = v.InferOutput<typeof releaseSource>;

const text = v.optional(v.string());
const textByLanguage = v.optional(v.record(v.string(), v.string()));

/** A page in the registry. The server has already validated this page against the schema `remotePage`. */
const registryPage = v.object({
  path: v.string(),
  module: v.string(),
  access: v.picklist(pageAccess),
  prerendered: v.optional(v.boolean()),
  calls: v.optional(v.array(v.string())),
  title: text,
  titles: textByLanguage,
  description: text,
  descriptions: textByLanguage,
  nav: v.optional(v.object({ label: v.string(), order: v.number(), labels: textByLanguage })),
  under: text,
});
const registrySlot = v.object({ slot: v.string(), module: v.string(), order: v.optional(v.number()) });

/** A remote in the registry. The server inlines the registry in the host page, where the shell reads it. */
export const registryRemote = v.object({
  name: v.string(),
  contract: v.string(),
  ...releaseSource.entries,
  /** Pages of the remote, without their descriptions: the server writes a description only into the page's `head`. */
  pages: v.array(registryPage),
  slots: v.array(registrySlot),
  /** Public values that the operator has set for the remote on this server. The remote must validate them. */
  config: v.optional(v.record(v.string(), v.unknown())),
  /** Previous compatible release with all current modules, which the browser loads if the current release fails. */
  previous: v.nullish(releaseSource),
});
export type RegistryRemote = v.InferOutput<typeof registryRemote>;

/**
 * A remote that this visitor gets from another source until `expires_at` (ISO). `problem` is the reason if the visitor does
 * not get this source. `url` is the folder of the remote's files; empty for an expired preview or a deleted release.
 */
export const registryOverride = v.object({
  name: v.string(),
  url: v.string(),
  /** Number of the pull request if the override is a preview. */
  preview: v.optional(v.number()),
  /** Version of the release if the override is a published release. */
  version: v.optional(v.string()),
  expires_at: v.string(),
  problem: v.optional(v.string()),
});
export type RegistryOverride = v.InferOutput<typeof registryOverride>;

/** A fault of the lab in this browser. `left`: further load attempts that the fault affects; null if unlimited. */
export const labFault = v.object({
  remote: v.string(),
  stage: v.string(),
  fault: v.string(),
  left: v.nullable(v.number()),
});
export type LabFault = v.InferOutput<typeof labFault>;
export const registryLab = v.object({ faults: v.array(labFault), timeout_ms: v.nullish(v.number()) });
export type RegistryLab = v.InferOutput<typeof registryLab>;

/** Registry that the server resolved for one visitor, inlined in the page. */
export const registry = v.object({
  /** Id of the registry. The id changes when any remote of this visitor changes, so that open pages can detect updates. */
  id: v.string(),
  remotes: v.array(registryRemote),
  overrides: v.optional(v.array(registryOverride), []),
  lab: v.nullish(registryLab),
  /** Origins of third-party scripts that the page is allowed to load, in addition to the remotes' origins. */
  script_origins: v.optional(v.array(v.string())),
});
export type Registry = v.InferOutput<typeof registry>;

/** The id of the inline JSON element with the registry. */
export const REGISTRY_ELEMENT_ID = 'federation-registry';

/** Response of `GET /api/v1/registry`: the id of the registry that this visitor would get now. */
export const registryId = v.object({ id: v.string() });
export type RegistryId = v.InferOutput<typeof registryId>;
