import * as v from 'valibot';
import { releaseNeeds, remotePage, remoteSlot, shellVersions } from './remotes';

/** Body of `POST /api/v1/releases/fit`: what a release declares; `needs` are known once it is built. */
export const fitQuestion = v.object({
  name: v.string(),
  contract: v.string(),
  pages: v.array(remotePage),
  slots: v.optional(v.array(remoteSlot), []),
  needs: v.optional(releaseNeeds),
});

/** Its response. */
export const releaseFit = v.object({
  /** The version of the contract that the shell keeps. */
  contract: v.string(),
  /** Why the shell would not run it, in words; null when it would. */
  problem: v.nullable(v.string()),
});
export type ReleaseFit = v.InferOutput<typeof releaseFit>;

const MAX_LISTED = 200;

/** Body of `POST /api/v1/releases/fit-shell`: a build of a shell, and what is deployed together with it. */
export const shellQuestion = v.object({
  /** The version of the contract that it keeps. */
  contract: v.string(),
  /** The exact versions that it shares. */
  provides: shellVersions,
  /** The slots that it offers; not compared when left out. */
  slots: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_LISTED))),
  /** Its own pages, such as `/debug`. */
  paths: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_LISTED)), []),
  /** The remotes whose builds are beside it. */
  remotes: v.optional(
    v.pipe(v.array(v.object({ name: v.string(), pages: v.array(remotePage) })), v.maxLength(MAX_LISTED)),
    [],
  ),
});
export type ShellQuestion = v.InferOutput<typeof shellQuestion>;

/** A release that visitors get, or could get, of a remote: `earlier` ones are what a rollback leads to. */
const fitOfRelease = v.object({
  name: v.string(),
  version: v.string(),
  role: v.picklist(['stable', 'canary', 'earlier']),
  /** Why that shell would not run it; null when it would. */
  problem: v.nullable(v.string()),
});

/** Its response. */
export const shellFit = v.object({
  /** The version of the contract that the running shell keeps; null while there is none. */
  contract: v.nullable(v.string()),
  releases: v.array(fitOfRelease),
});
export type ShellFit = v.InferOutput<typeof shellFit>;
