import * as v from 'valibot';
import { releaseManifest, releaseNeeds, shellVersions } from './release-manifest';
import { remotePage, remoteSlot } from './remotes';

/** Body of `POST /api/v1/releases/fit`: the declaration of a release; `needs` are known only after its build. */
export const releaseCompatibilityRequest = v.object({
  name: v.string(),
  contract: v.string(),
  pages: v.array(remotePage),
  slots: v.optional(v.array(remoteSlot), []),
  offers: releaseManifest.entries.offers,
  needs: v.optional(releaseNeeds),
});

/** Its response. */
export const releaseCompatibility = v.object({
  /** Version of the contract that the shell implements. */
  contract: v.string(),
  /** Reason why the shell would not run the release; null if it would. */
  problem: v.nullable(v.string()),
  /** Warnings, which cause no refusal: slots that are filled but not offered, or no longer offered but still filled. */
  warnings: v.optional(v.array(v.string())),
});
export type ReleaseCompatibility = v.InferOutput<typeof releaseCompatibility>;

const MAX_LISTED = 200;

/** Body of `POST /api/v1/releases/fit-shell`: a build of a shell, and the remotes that are deployed together with it. */
export const shellCompatibilityRequest = v.object({
  /** Version of the contract that the shell implements. */
  contract: v.string(),
  /** Exact versions of shared modules. */
  provides: shellVersions,
  /** The slots that it offers; not compared when left out. */
  slots: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_LISTED))),
  /** Paths of the shell's own pages, such as `/debug`. */
  paths: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_LISTED)), []),
  /** The remotes whose builds are next to it. */
  remotes: v.optional(
    v.pipe(v.array(v.object({ name: v.string(), pages: v.array(remotePage) })), v.maxLength(MAX_LISTED)),
    [],
  ),
});
export type ShellCompatibilityRequest = v.InferOutput<typeof shellCompatibilityRequest>;

/** A release of a remote that visitors get, or could get after a rollback (`earlier`). */
const compatibilityOfRelease = v.object({
  name: v.string(),
  version: v.string(),
  role: v.picklist(['stable', 'canary', 'earlier']),
  /** Reason why the shell would not run the release; null if it would. */
  problem: v.nullable(v.string()),
});

/** Its response. */
export const shellCompatibility = v.object({
  /** Version of the contract that the running shell implements; null without a shell. */
  contract: v.nullable(v.string()),
  releases: v.array(compatibilityOfRelease),
});
export type ShellCompatibility = v.InferOutput<typeof shellCompatibility>;
