import * as v from 'valibot';
import { CONTRACT_VERSION, type ReleaseManifest } from '@verdant/federation/contract';
import { fitOf } from '@verdant/federation/fit';
import { isDuplicate } from '../../database';
import { ApiError } from '../../http';
import type { Builds } from '../read-builds';
import { releaseUrl } from '../read-file';
import { findActiveOfOthers } from '../registry/switch-store';
import { verifySigned, type SignedContext } from '../signature';
import type { Settings } from '../../settings';
import { checkSentFiles } from './check-files';
import { checkManifest } from './check-manifest';
import { withBrotli } from './compress';
import { checkReleaseUrl, checkRemoteFiles } from './fetch-files';
import { pathConflict } from './path-conflict';
import { isPublished, lockPublishing, newestOfOthers, saveRelease, type NewFile } from './store';

export interface PublishContext extends SignedContext {
  readonly settings: SignedContext['settings'] & Pick<Settings, 'releaseLoopback'>;
  readonly builds: Builds;
}

/** What is answered about a release that was taken. */
export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** The folder that browsers will load it from. */
  readonly url: string;
  readonly files: number;
  readonly bytes: number;
}

/** Beside the signed part: the files in base64, when they are to lie on this server. */
const sentBeside = v.object({ files: v.optional(v.record(v.string(), v.string())) });
const payloadUrl = v.object({ url: v.optional(v.string()) });

function refuseTwice({ name, version }: ReleaseManifest): ApiError {
  return new ApiError(
    409,
    `${name} ${version} is published already. A release never changes: give this one another version.`,
  );
}

function refuseMisfit({ shell }: Builds, manifest: ReleaseManifest): void {
  if (!shell) throw new ApiError(503, 'This server has no shell yet, so nothing can be said about what fits it.');
  const fit = fitOf(manifest, { contract: CONTRACT_VERSION, provides: shell.manifest.provides });
  if (!fit.fits) throw new ApiError(422, `${manifest.name} ${manifest.version} does not fit: ${fit.reason}.`);
}

/** The files of a release, compared with its manifest: sent along, or fetched once from where they lie. */
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
  if (sent !== undefined) throw new ApiError(422, 'A release has files, or an address where they lie; not both.');
  await checkRemoteFiles(manifest, checkReleaseUrl(url, allowLoopback), allowLoopback);
  return new Map();
}

async function compressAll(files: Map<string, Buffer>): Promise<NewFile[]> {
  const ready: NewFile[] = [];
  for (const [path, content] of files) ready.push(await withBrotli(path, content));
  return ready;
}

/**
 * Publishes what a team signed, when it is whole, fits the running shell, has a version of its own and claims no path of
 * another remote. Nobody gets it yet: that is what activating is for. Throws 4xx with the reason, and then nothing is kept.
 */
export async function publish({ db, settings, builds }: PublishContext, body: unknown): Promise<PublishedRelease> {
  const { name, keyId, signature, payload } = await verifySigned({ db, settings }, body, { action: 'publish' });
  const manifest = checkManifest(payload.manifest, name);
  const place = v.safeParse(payloadUrl, payload);
  if (!place.success) throw new ApiError(422, 'The address of a release is a text.');
  const url =
    place.output.url === undefined ? undefined : checkReleaseUrl(place.output.url, settings.releaseLoopback).href;
  refuseMisfit(builds, manifest);
  // Asked again below; here it spares the work.
  if (await isPublished(db, name, manifest.version)) throw refuseTwice(manifest);
  const files = await compressAll(await takeFiles(manifest, url, body, settings.releaseLoopback));

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
    url: url ?? releaseUrl(name, manifest.version),
    files: Object.keys(manifest.files).length,
    bytes,
  };
}
