import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { pullRequestOf } from '../../contract';
import { lockPublishing } from '../file-store';
import { ApiError } from '../http';
import {
  describedIn,
  describePublished,
  refuseConflict,
  takeFiles,
  type PublicationKind,
  type PublishContext,
  type PublishedRelease,
} from '../publishing/publication';
import type { SignedRequest } from '../signing/signed-request';
import { countOthers, previewUrl, savePreview } from './store';

const MAX_DAYS = 90;
const DEFAULT_DAYS = 14;
/** Each may have 10 MB. */
const MAX_PER_REMOTE = 30;

const lifetime = v.object({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS)), DEFAULT_DAYS),
  url: v.optional(v.undefined_()),
});

/** Names what is in a build: the manifest has the hash of every file. */
const buildOf = (manifest: object) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8);

export interface PublishedPreview extends PublishedRelease {
  readonly pull_request: number;
  /** ISO time. */
  readonly expires_at: string;
}

/**
 * Stores the build of a pull request in place of its former one, for developers who request it, until it expires. It is
 * checked like a release and is none: nothing that switches visitors finds it. Throws 4xx with the reason.
 */
async function publishPreview(
  context: PublishContext,
  signed: SignedRequest,
  body: unknown,
): Promise<PublishedPreview> {
  const { name, keyId, signature, payload } = signed;
  const described = describedIn(context, signed);
  const { manifest } = described;
  const pullRequest = pullRequestOf(manifest.version);
  if (pullRequest === undefined) {
    throw new ApiError(422, `The version ${manifest.version} is not one of a preview, such as 1.2.0-pr.7.`);
  }
  const given = v.safeParse(lifetime, payload);
  if (!given.success) {
    throw new ApiError(
      422,
      `A preview is stored here, for 1 to ${MAX_DAYS} days: without a URL, and days as a number.`,
    );
  }
  const { days } = given.output;
  const files = await takeFiles(context, described, body);
  const build = buildOf(manifest);
  const expiresAt = await context.db.transaction(async (transaction) => {
    await lockPublishing(transaction);
    await refuseConflict(transaction, context.builds, manifest);
    const others = await countOthers(transaction, name, pullRequest);
    if (others >= MAX_PER_REMOTE) {
      throw new ApiError(409, `${name} has ${others} previews already, and no more are stored until one expires.`);
    }
    return savePreview(transaction, { manifest, pullRequest, build, keyId, signature, days }, files);
  });
  const url = previewUrl(name, manifest.version, build);
  return { ...describePublished(manifest, url), pull_request: pullRequest, expires_at: expiresAt.toISOString() };
}

export const previewKind: PublicationKind = { path: '/previews', action: 'preview', accept: publishPreview };
