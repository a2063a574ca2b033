import { pullRequestOf, type ReleaseManifest } from '../../contract';
import { isDuplicate, type Database, type Transaction } from '../database';
import { lockPublishing } from '../file-store';
import { ApiError } from '../http';
import { publishedUrl, wasRemoved } from '../registry';
import type { SignedRequest } from '../signing/signed-request';
import {
  describedIn,
  describePublished,
  refuseConflict,
  takeFiles,
  type PublicationKind,
  type PublishContext,
  type PublishedRelease,
} from './publication';
import { asListed, isPublished, saveRelease } from './store';

function refuseTwice({ name, version }: ReleaseManifest): ApiError {
  return new ApiError(
    409,
    `${name} ${version} is published already. A release never changes: give this one another version.`,
  );
}

/** The version of a removed release stays taken: what is cached anywhere must never meet other files. */
async function refuseRemoved(db: Database | Transaction, { name, version }: ReleaseManifest): Promise<void> {
  if (!(await wasRemoved(db, name, version))) return;
  throw new ApiError(409, `${name} ${version} was removed. Its version stays taken: give this one another.`);
}

function refusePreview({ name, version }: ReleaseManifest): void {
  if (pullRequestOf(version) === undefined) return;
  throw new ApiError(422, `${name} ${version} is the version of a preview, and no release can have it.`);
}

/**
 * Publishes what a team signed, if it is complete, is compatible with the running host, has a new version and claims no path of another
 * remote. No one gets it until it is activated. Throws 4xx with the reason, and then nothing is stored.
 */
async function publish(context: PublishContext, signed: SignedRequest, body: unknown): Promise<PublishedRelease> {
  const { db, builds, store } = context;
  const { name, keyId, signature, text } = signed;
  const described = describedIn(context, signed);
  const { manifest, url } = described;
  refusePreview(manifest);
  // Checked again below; here it saves the work.
  if (await isPublished(db, name, manifest.version)) throw refuseTwice(manifest);
  await refuseRemoved(db, manifest);
  const files = asListed(manifest, await takeFiles(context, described, body));
  await store.prepare(files);

  await db
    .transaction(async (transaction) => {
      await lockPublishing(transaction);
      await refuseConflict(transaction, builds, manifest);
      await saveRelease(transaction, store, { manifest, url, keyId, signature, payload: text }, files);
      // Once the row is ours: a removal that was under way has ended.
      await refuseRemoved(transaction, manifest);
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'releases_pk') ? refuseTwice(manifest) : error;
    });
  return describePublished(manifest, url ?? publishedUrl(name, manifest.version));
}

export const releaseKind: PublicationKind = { path: '/releases', action: 'publish', accept: publish };
