import * as v from 'valibot';
import type { ReleaseManifest } from '../../contract';
import { fitOf } from '../../contract/fit';
import type { Builds } from '../builds/read-builds';
import { isDuplicate } from '../database';
import { ApiError } from '../http';
import { findActiveOfOthers, pathConflict, publishedUrl } from '../registry';
import type { SignedContext, SignedRequest } from '../signing/signed-request';
import { checkSentFiles } from './check-files';
import { checkManifest, type HostRules } from './check-manifest';
import { withBrotli } from './compress';
import { checkReleaseUrl, checkRemoteFiles } from './fetch-files';
import { isPublished, lockPublishing, newestOfOthers, saveRelease, type NewFile } from './store';

export interface PublishContext extends SignedContext {
  readonly builds: Builds;
  readonly rules: HostRules;
  /** Whether files may be on this machine, for development and tests. */
  readonly allowLoopback: boolean;
}

/** The response about an accepted release. */
export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** The folder that browsers will load it from. */
  readonly url: string;
  readonly files: number;
  readonly bytes: number;
}

/** Beside the signed part: the files in base64, when this server is to store them. */
const sentBeside = v.object({ files: v.optional(v.record(v.string(), v.string())) });
const payloadUrl = v.object({ url: v.optional(v.string()) });

function refuseTwice({ name, version }: ReleaseManifest): ApiError {
  return new ApiError(
    409,
    `${name} ${version} is published already. A release never changes: give this one another version.`,
  );
}

function refuseMisfit({ offering }: Builds, manifest: ReleaseManifest): void {
  if (!offering) throw new ApiError(503, 'This server has no shell yet, so nothing can be said about what fits it.');
  const fit = fitOf(manifest, offering);
  if (!fit.fits) throw new ApiError(422, `${manifest.name} ${manifest.version} does not fit: ${fit.reason}.`);
}

/** The files of a release, compared with its manifest: sent along, or fetched once from where they are. */
async function takeFiles(
  manifest: ReleaseManifest,
  url: string | undefined,
  body: unknown,
  allowLoopback: boolean,
): Promise<Map<string, Buffer>> {
  const beside = v.safeParse(sentBeside, body);
  if (!beside.success) throw new ApiError(422, 'The files are not an object of base64 texts by name.');
  const sent = beside.output.files;
  if (url === undefined) return checkSentFiles(manifest, sent ?? {});
  if (sent !== undefined) throw new ApiError(422, 'A release has files, or a URL where they are; not both.');
  await checkRemoteFiles(manifest, checkReleaseUrl(url, allowLoopback), allowLoopback);
  return new Map();
}

async function compressAll(files: Map<string, Buffer>): Promise<NewFile[]> {
  const ready: NewFile[] = [];
  for (const [path, content] of files) ready.push(await withBrotli(path, content));
  return ready;
}

/**
 * Publishes what a team signed, if it is complete, fits the running host, has a new version and claims no path of another
 * remote. Nobody gets it until it is activated. `body` may have the files beside the signed part. Throws 4xx with the
 * reason, and then nothing is stored.
 */
export async function publish(
  context: PublishContext,
  { name, keyId, signature, payload }: SignedRequest,
  body: unknown,
): Promise<PublishedRelease> {
  const { db, builds, rules, allowLoopback } = context;
  const manifest = checkManifest(payload.manifest, name, rules);
  const location = v.safeParse(payloadUrl, payload);
  if (!location.success) throw new ApiError(422, 'The URL of a release is a text.');
  const given = location.output.url;
  const url = given === undefined ? undefined : checkReleaseUrl(given, allowLoopback).href;
  refuseMisfit(builds, manifest);
  // Checked again below; here it saves the work.
  if (await isPublished(db, name, manifest.version)) throw refuseTwice(manifest);
  const files = await compressAll(await takeFiles(manifest, url, body, allowLoopback));

  await db
    .transaction(async (transaction) => {
      await lockPublishing(transaction);
      const built = builds.remotes.map((build) => build.manifest);
      const others = [
        ...built,
        ...(await findActiveOfOthers(transaction, name)),
        ...(await newestOfOthers(transaction, name)),
      ];
      const conflict = pathConflict(manifest, others);
      if (conflict !== undefined) throw new ApiError(409, conflict);
      await saveRelease(transaction, { manifest, url, keyId, signature }, files);
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'releases_pk') ? refuseTwice(manifest) : error;
    });
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  return {
    name,
    version: manifest.version,
    url: url ?? publishedUrl(name, manifest.version),
    files: Object.keys(manifest.files).length,
    bytes,
  };
}
