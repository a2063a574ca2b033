import { buffer } from 'node:stream/consumers';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pullRequestOf, type ReleaseFile, type ReleaseManifest } from '../../contract';
import type { Builds } from '../builds/read-builds';
import { pathConflict } from '../builds/release-rules';
import type { Database, Transaction } from '../database';
import { lockPublishing, toHexHash, type FileStore } from '../file-store/file-store';
import { ApiError, hashToken, newToken } from '../http';
import { isSourceMap } from '../http/paths';
import { publishedReleaseUrl } from '../registry/resolution';
import { publications, type PublishedRelease } from '../registry/schema';
import {
  deleteExpiredPreviews,
  deleteRelease,
  findPreviews,
  findReleasesOfOthers,
  findRemote,
  isPublished,
  saveRelease,
} from '../registry/store';
import {
  requireReleaseKey,
  verifySignedRequest,
  type SignedContext,
  type SignedRequest,
} from '../signing/signed-request';
import { checkReleaseFile, readSentBuild, type BuildRules } from './check-release';
import { checkReleaseUrl, checkRemoteFiles } from './remote-files';

/** Minutes in which the files of a publication must arrive. */
const OPEN_MINUTES = 60;
/** Maximum number of a remote's previews, each of which can have 10 MB. */
const MAX_PREVIEWS = 30;

interface PublishContext extends SignedContext, BuildRules {
  readonly store: FileStore;
  /** True if teams are allowed to host release files on this machine, for development and tests. */
  readonly allowLoopback: boolean;
}

type Publication = typeof publications.$inferSelect;

const hasTokenHash = (tokenHash: string) => eq(publications.tokenHash, tokenHash);
const openSince = sql`now() - make_interval(mins => ${OPEN_MINUTES})`;

export async function deleteOldPublications(db: Database): Promise<void> {
  await db.delete(publications).where(lte(publications.begunAt, openSince));
}

/** Throws 404 if the token is unknown or has expired. */
async function requirePublication(db: Database | Transaction, tokenHash: string): Promise<Publication> {
  const isOpen = and(hasTokenHash(tokenHash), gt(publications.begunAt, openSince));
  const [found] = await db.select().from(publications).where(isOpen);
  if (!found) throw new ApiError(404, 'This publication does not exist, or has expired: publish again.');
  return found;
}

/** Throws 409 for a version that is published, or that was removed and whose files can still be in caches. */
async function refuseUsedVersion(
  db: Database | Transaction,
  { manifest: { name, version }, days }: Pick<Publication, 'manifest' | 'days'>,
): Promise<void> {
  if (days === null && (await isPublished(db, name, version))) {
    throw new ApiError(
      409,
      `${name} ${version} is published already. A release never changes: give this one another version.`,
    );
  }
  if ((await findRemote(db, name)).versions[version] !== 'removed') return;
  throw new ApiError(409, `${name} ${version} was removed, and a version is never used twice: choose another version.`);
}

/** Throws 409 if another remote has one of the pages: in its build, its active releases or its newest release. */
async function refuseConflict(transaction: Transaction, builds: Builds, manifest: ReleaseManifest): Promise<void> {
  const others = await findReleasesOfOthers(transaction, manifest.name, 'active and newest');
  const conflict = pathConflict(manifest, [...builds.remotes.map((build) => build.manifest), ...others]);
  if (conflict !== undefined) throw new ApiError(409, conflict);
}

/** Lists the files that this server stores: only source maps if the release is hosted elsewhere. */
function storedFiles({ manifest, url }: Pick<Publication, 'manifest' | 'url'>): [path: string, file: ReleaseFile][] {
  return Object.entries(manifest.files).filter(([path]) => url === null || isSourceMap(path));
}

/** Reads each file back. Throws 422 if a file differs from the manifest. */
async function checkStored({ store }: PublishContext, publication: Publication): Promise<void> {
  for (const [path, file] of storedFiles(publication)) {
    checkReleaseFile(publication.manifest, path, (await store.get(file)).content, file);
  }
}

/** Deletes the earlier preview of a pull request. Throws 409 if the remote has too many other previews. */
async function replacePreview(transaction: Transaction, name: string, pullRequest: number): Promise<void> {
  await deleteExpiredPreviews(transaction);
  const previews = await findPreviews(transaction, name);
  const others = previews.filter((preview) => preview.pullRequest !== pullRequest);
  if (others.length >= MAX_PREVIEWS) {
    throw new ApiError(409, `${name} has ${others.length} previews already, and no more are stored until one expires.`);
  }
  for (const preview of previews) {
    if (preview.pullRequest === pullRequest) await deleteRelease(transaction, name, preview.storedVersion);
  }
}

async function savePublished(transaction: Transaction, publication: Publication): Promise<PublishedRelease> {
  const { manifest, url } = publication;
  const { name, version } = manifest;
  const [shown = ''] = version.split('+', 1);
  const pullRequest = pullRequestOf(shown);
  if (pullRequest !== undefined) await replacePreview(transaction, name, pullRequest);
  const expiresAt = await saveRelease(transaction, publication);
  const all = Object.values(manifest.files);
  return {
    name,
    version: shown,
    url: url ?? publishedReleaseUrl(name, version),
    files: all.length,
    bytes: all.reduce((sum, file) => sum + file.bytes, 0),
    ...(pullRequest !== undefined && expiresAt && { pull_request: pullRequest, expires_at: expiresAt.toISOString() }),
  };
}

/** Publishes a build whose files have all arrived, unless it is published already. Throws 4xx with the reason. */
async function completePublication(context: PublishContext, publication: Publication): Promise<PublishedRelease> {
  const { tokenHash, manifest } = publication;
  await checkStored(context, publication);
  return context.db.transaction(async (transaction) => {
    await lockPublishing(transaction);
    const stored = await requirePublication(transaction, tokenHash);
    if (stored.result) return stored.result;
    await refuseUsedVersion(transaction, publication);
    await refuseConflict(transaction, context.builds, manifest);
    const result = await savePublished(transaction, publication);
    await transaction.update(publications).set({ result }).where(hasTokenHash(tokenHash));
    return result;
  });
}

/**
 * Begins to publish a build that a team signed. Returns the token for uploads and the hashes of missing files, or the
 * published build if no file is missing; throws 4xx with the reason.
 */
async function beginPublication(
  context: PublishContext,
  signed: SignedRequest,
): Promise<PublishedRelease | { readonly publication: string; readonly missing: readonly string[] }> {
  const { db, store, allowLoopback } = context;
  const { keyId, signature, text: payload } = signed;
  const build = readSentBuild(context, signed);
  const { manifest } = build;
  const folder = build.url === null ? undefined : checkReleaseUrl(build.url, allowLoopback);
  // Checked here, so that clients send no files in vain, and again at the end of the publication.
  await refuseUsedVersion(db, build);
  if (folder) await checkRemoteFiles(manifest, folder, allowLoopback);
  const token = newToken();
  const tokenHash = hashToken(token);
  const row = { ...build, url: folder?.href ?? null, keyId, signature, payload, missing: [], tokenHash };
  // The lock lets a concurrent deletion of files see the publication.
  await db.transaction(async (transaction) => {
    await lockPublishing(transaction);
    await transaction.insert(publications).values(row);
  });
  const missing = await store.missing(storedFiles(build).map(([, file]) => file));
  await db.update(publications).set({ missing }).where(hasTokenHash(tokenHash));
  if (missing.length > 0) return { publication: token, missing };
  return completePublication(context, await requirePublication(db, tokenHash));
}

/** Stores a file of an open publication. Returns the published build if no file is missing. */
async function addPublicationFile(
  context: PublishContext,
  publication: Publication,
  [path, file]: readonly [path: string, file: ReleaseFile],
  content: Buffer,
): Promise<PublishedRelease | { readonly missing: number }> {
  checkReleaseFile(publication.manifest, path, content, file);
  await context.store.put(path, file, content);
  const [left] = await context.db
    .update(publications)
    .set({ missing: sql`array_remove(${publications.missing}, ${toHexHash(file)})` })
    .where(hasTokenHash(publication.tokenHash))
    .returning({ missing: publications.missing });
  const missing = left?.missing.length ?? 0;
  return missing === 0 ? completePublication(context, publication) : { missing };
}

/** Maximum bytes of a signed request. JSON escapes lengthen a manifest of 100,000 characters. */
const MAX_SIGNED_BYTES = 256 * 1024;

async function refuseWholeBody(): Promise<never> {
  throw new ApiError(426, 'This server accepts the files of a release only one by one: update @verdant/federation.');
}

/**
 * Registers the routes for publishing. `POST /publications` takes the signed manifest and returns the hashes of missing
 * files, and the client sends each file. The build is published with the last missing file.
 */
export async function publishingRoutes(app: FastifyInstance, context: PublishContext): Promise<void> {
  const sendResult = (reply: FastifyReply, result: PublishedRelease | { readonly missing: unknown }) => {
    if ('missing' in result) return reply.code(202).send(result);
    reply.log.info({ release: result }, 'a build was published');
    return reply.code(201).send(result);
  };

  app.post('/publications', { bodyLimit: MAX_SIGNED_BYTES }, async (request, reply) => {
    const signed = await verifySignedRequest(context, request.body, { action: ['publish', 'preview'] });
    return sendResult(reply, await beginPublication(context, signed));
  });

  // The body stays unread here, so that bodies of unknown senders and of unlisted files are never read.
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));
  app.put<{ Params: { token: string; hash: string } }>('/publications/:token/:hash', async (request, reply) => {
    const { token, hash } = request.params;
    const publication = await requirePublication(context.db, hashToken(token));
    const { manifest, days, keyId } = publication;
    const action = days === null ? 'publish' : 'preview';
    await requireReleaseKey(context, { name: manifest.name, action }, keyId);
    const listedFile = storedFiles(publication).find(([, file]) => toHexHash(file) === hash);
    if (!listedFile) throw new ApiError(404, 'This publication lists no file with that hash.');
    const [path, { bytes }] = listedFile;
    const length = Number(request.headers['content-length']);
    if (length !== bytes) {
      throw new ApiError(422, `${path} has ${length} bytes, but ${bytes} according to the manifest.`);
    }
    const content = await buffer(request.raw).catch(() => {
      throw new ApiError(400, 'The file did not arrive completely.');
    });
    return sendResult(reply, await addPublicationFile(context, publication, listedFile, content));
  });

  // Publishing commands older than 1.1.0 send all files in one body, which is not read.
  for (const path of ['/releases', '/previews']) app.post(path, { onRequest: refuseWholeBody }, refuseWholeBody);
}
