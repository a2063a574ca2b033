import * as v from 'valibot';
import { pullRequest } from './overrides';
import { releaseManifest, sharedModules } from './release-manifest';
import { remotePage, slotFill } from './remotes';

const PREVIEW = /^\d+\.\d+\.\d+-(?:[0-9A-Za-z.-]+\.)?pr\.([1-9]\d{0,8})$/;

/** Returns the pull request of a preview's version: 7 for `1.2.0-pr.7`; undefined for the version of a release. */
export function pullRequestOf(version: string): number | undefined {
  const number = PREVIEW.exec(version)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** A build of a pull request that developers can open until `expires_at`. A preview never becomes a release. */
export const preview = v.object({
  pull_request: pullRequest,
  version: v.string(),
  published_at: v.string(),
  expires_at: v.string(),
});

/** A release that only some visitors get. `percent` is the share of these visitors, in whole percent. */
const canary = v.object({ version: v.string(), percent: v.number() });

/**
 * Active versions of a remote. `stable` is null if visitors get the build that is deployed with the server, or no version.
 */
const activeVersions = {
  name: v.string(),
  /** Version that all visitors get who do not get the canary. */
  stable: v.nullable(v.string()),
  canary: v.nullable(canary),
};

/** A published release. `pages` is empty until visitors get the release; `misfit`: why the shell cannot use the release. */
export const publishedVersion = v.object({
  version: v.string(),
  published_at: v.string(),
  contract: v.string(),
  pages: v.array(remotePage),
  commit: v.nullable(v.string()),
  misfit: v.nullable(v.string()),
});

/** State of a remote: versions that visitors get or can get, and whether activations are forbidden. */
export const remoteState = {
  ...activeVersions,
  /** Versions that `rollback` can return to, the newest first. */
  earlier: v.array(v.string()),
  /** Version of the build that is deployed with the server. */
  built: v.nullable(v.string()),
  /** True while an operator has forbidden activations of this remote's releases. */
  frozen: v.optional(v.boolean(), false),
};

/** Response of `GET /api/v1/releases/:name`: the releases of one remote. */
export const remoteReleases = v.object({
  ...remoteState,
  /** Published releases, the newest first. */
  versions: v.array(publishedVersion),
  /** Previews that have not expired, the newest first. */
  previews: v.array(preview),
});
export type RemoteReleases = v.InferOutput<typeof remoteReleases>;
export const releaseList = v.object({ remotes: v.array(remoteReleases) });
export type ReleaseList = v.InferOutput<typeof releaseList>;

/** Response to a request that changes the active versions. `message` says which visitors get which version. */
export const activationResult = v.object({ ...activeVersions, changed: v.boolean(), message: v.string() });
export type ActivationResult = v.InferOutput<typeof activationResult>;

/**
 * A change from version `from` to version `to`; null is the build that is deployed with the server, or no version. Both are
 * the removed version for `remove`, and null for `freeze` and `unfreeze`.
 */
export const releaseActivation = v.object({
  action: v.picklist(['activate', 'rollback', 'canary', 'staff', 'automatic', 'freeze', 'unfreeze', 'remove']),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** Share of visitors who get the canary after the change, in whole percent; 0 if the change ended the canary. */
  percent: v.nullable(v.number()),
  reason: v.string(),
  /** Originator of the change: the id of the signing key, `operator` (with `:` and an id for a developer), or `server`. */
  by: v.string(),
  /** Name that an operator has given to the key in `by`. */
  by_name: v.optional(v.string()),
  at: v.string(),
});
/** Response of `GET /api/v1/releases/:name/history`, with the newest changes first. */
export const releaseHistory = v.object({
  name: v.string(),
  switches: v.array(releaseActivation),
  /** Notes of the server about releases, the newest first. */
  notes: v.array(v.object({ version: v.string(), text: v.string(), at: v.string() })),
});
export type ReleaseHistory = v.InferOutput<typeof releaseHistory>;

/** Body of `POST /api/v1/releases/fit`: the declaration of a release. `needs` is missing before the release is built. */
export const releaseCompatibilityRequest = v.object({
  name: v.string(),
  contract: v.string(),
  pages: v.array(remotePage),
  slots: v.optional(v.array(slotFill), []),
  offers: releaseManifest.entries.offers,
  needs: v.optional(sharedModules),
});

/** Response of `POST /api/v1/releases/fit`. */
export const releaseCompatibility = v.object({
  /** Version of the contract that the shell implements. */
  contract: v.string(),
  /** Reason why the shell would not run the release; null if it would. */
  problem: v.nullable(v.string()),
  /** Warnings that allow publication: the release fills a slot of no active release, or removes a slot that others fill. */
  warnings: v.optional(v.array(v.string())),
});
export type ReleaseCompatibility = v.InferOutput<typeof releaseCompatibility>;

const MAX_LISTED = 200;

/** Body of `POST /api/v1/releases/fit-shell`: a build of a shell, and the remotes that are deployed together with it. */
export const shellCompatibilityRequest = v.object({
  /** Version of the contract that the shell implements. */
  contract: v.string(),
  /** Exact versions of the modules that the shell shares with remotes. */
  provides: sharedModules,
  /** Names of the shell's slots. If this field is missing, the server does not check releases for unknown slots. */
  slots: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_LISTED))),
  /** Paths of the shell's own pages, such as `/debug`. */
  paths: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_LISTED)), []),
  /** Remotes whose builds are deployed together with the shell. */
  remotes: v.optional(
    v.pipe(v.array(v.object({ name: v.string(), pages: v.array(remotePage) })), v.maxLength(MAX_LISTED)),
    [],
  ),
});
export type ShellCompatibilityRequest = v.InferOutput<typeof shellCompatibilityRequest>;

/** A release that visitors get, or would get after a rollback (`earlier`), with the reason for an incompatibility. */
const compatibilityOfRelease = v.object({
  name: v.string(),
  version: v.string(),
  role: v.picklist(['stable', 'canary', 'earlier']),
  /** Reason why the shell would not run the release; null if it would. */
  problem: v.nullable(v.string()),
});

/** Response of `POST /api/v1/releases/fit-shell`. */
export const shellCompatibility = v.object({
  /** Version of the contract that the running shell implements; null without a shell. */
  contract: v.nullable(v.string()),
  releases: v.array(compatibilityOfRelease),
});
export type ShellCompatibility = v.InferOutput<typeof shellCompatibility>;
