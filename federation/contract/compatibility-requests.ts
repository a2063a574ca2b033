import * as v from 'valibot';
import { releaseManifest, releaseNeeds, shellVersions } from './release-manifest';
import { remotePage, remoteSlot } from './remotes';

/** Body of `POST /api/v1/releases/fit`: the declaration of a release. `needs` is missing before the release is built. */
export const releaseCompatibilityRequest = v.object({
  name: v.string(),
  contract: v.string(),
  pages: v.array(remotePage),
  slots: v.optional(v.array(remoteSlot), []),
  offers: releaseManifest.entries.offers,
  needs: v.optional(releaseNeeds),
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
  provides: shellVersions,
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
