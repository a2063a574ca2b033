import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { pullRequestOf, type ReleaseManifest } from '../../contract';
import { checkCompatibility } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import { ApiError } from '../http';
import type { SignedRequest } from '../signing/signed-request';
import { checkManifest, type HostRules } from './check-manifest';
import { checkReleaseUrl } from './fetch-files';
import type { Publication } from './publication-store';

const MAX_DAYS = 90;
const DEFAULT_DAYS = 14;

/** Action of a request that publishes a release; `PREVIEW_ACTION` is the action for a preview. */
export const PUBLISH_ACTION = 'publish';
export const PREVIEW_ACTION = 'preview';

export interface BuildRules {
  readonly builds: Builds;
  readonly rules: HostRules;
  /** True if teams are allowed to host release files on this machine, for development and tests. */
  readonly allowLoopback: boolean;
}

const refuse = (detail: string) => new ApiError(422, detail);

const payloadUrl = v.object({ url: v.optional(v.string()) });
const lifetime = v.object({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS)), DEFAULT_DAYS),
  url: v.optional(v.undefined_()),
});

/**
 * A build as its team describes it: manifest, folder URL of files hosted elsewhere, and days until a preview expires.
 */
export type DescribedBuild = Pick<Publication, 'manifest' | 'url' | 'days'>;

/** Returns a short hash of the manifest, which contains the hash of every file. */
const buildOf = (manifest: object) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8);

function describePreview(manifest: ReleaseManifest, payload: SignedRequest['payload']): DescribedBuild {
  if (pullRequestOf(manifest.version) === undefined) {
    throw refuse(`The version ${manifest.version} is not one of a preview, such as 1.2.0-pr.7.`);
  }
  const given = v.safeParse(lifetime, payload);
  if (!given.success) {
    throw refuse(`A preview is stored here, for 1 to ${MAX_DAYS} days: without a URL, and days as a number.`);
  }
  const version = `${manifest.version}+${buildOf(manifest)}`;
  return { manifest: { ...manifest, version }, url: null, days: given.output.days };
}

function describeRelease(
  manifest: ReleaseManifest,
  payload: SignedRequest['payload'],
  allowLoopback: boolean,
): DescribedBuild {
  if (pullRequestOf(manifest.version) !== undefined) {
    throw refuse(`${manifest.name} ${manifest.version} is the version of a preview, and no release can have it.`);
  }
  const location = v.safeParse(payloadUrl, payload);
  if (!location.success) throw refuse('The URL of a release is a text.');
  const { url } = location.output;
  return { manifest, url: url === undefined ? null : checkReleaseUrl(url, allowLoopback).href, days: null };
}

/**
 * Reads the build in a request. Throws 4xx if the description is malformed or the build does not fit the running shell.
 */
export function describeBuild(
  { builds: { offering }, rules, allowLoopback }: BuildRules,
  { name, action, payload }: SignedRequest,
): DescribedBuild {
  const manifest = checkManifest(payload['manifest'], name, rules);
  const described =
    action === PREVIEW_ACTION ? describePreview(manifest, payload) : describeRelease(manifest, payload, allowLoopback);
  if (!offering) throw new ApiError(503, 'This server has no shell yet, so compatibility cannot be checked.');
  const compatibility = checkCompatibility(manifest, offering);
  if (!compatibility.isCompatible) {
    throw refuse(`${manifest.name} ${manifest.version} is incompatible: ${compatibility.reason}.`);
  }
  return described;
}
