import * as v from 'valibot';
import { preview } from './previews';
import { remotePage } from './remotes';

/** A release that only some visitors get. `percent` is the share of these visitors, in whole percent. */
export const canary = v.object({ version: v.string(), percent: v.number() });

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

/** Response of `GET /api/v1/releases/:name`: the releases of one remote. */
export const remoteReleases = v.object({
  ...activeVersions,
  /** Versions that `rollback` can return to, the newest first. */
  earlier: v.array(v.string()),
  /** Version of the build that is deployed with the server. */
  built: v.nullable(v.string()),
  /** True while an operator has forbidden activations of this remote's releases. */
  frozen: v.optional(v.boolean(), false),
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

/** Response of `GET /api/v1/registry`: the id of the registry that this visitor would get now. */
export const registryId = v.object({ id: v.string() });
export type RegistryId = v.InferOutput<typeof registryId>;
