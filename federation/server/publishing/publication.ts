import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as v from 'valibot';
import type { ReleaseManifest } from '../../contract';
import { checkCompatibility } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import type { Transaction } from '../database';
import type { FileStore, NewFile } from '../file-store';
import { ApiError } from '../http';
import { isSourceMap } from '../http/paths';
import { findActiveOfOthers, pathConflict } from '../registry';
import type { SignedContext, SignedRequest } from '../signing/signed-request';
import { checkSentFiles } from './check-files';
import { checkManifest, type HostRules } from './check-manifest';
import { checkReleaseUrl, checkRemoteFiles } from './fetch-files';
import { withFiles } from './source-maps';
import { newestOfOthers } from './store';

const compressBrotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|json|txt|wasm)$/i;
/** The best quality takes about a second per megabyte; above this size a fast one is good enough. */
const THOROUGH_BYTES = 512 * 1024;
const MAX_QUALITY = 11;
const FAST_QUALITY = 5;

/** A file with its brotli copy, where that is smaller. */
async function withBrotli(path: string, content: Buffer): Promise<NewFile> {
  if (!COMPRESSIBLE.test(path)) return { path, content, contentBr: undefined };
  const quality = content.length > THOROUGH_BYTES ? FAST_QUALITY : MAX_QUALITY;
  const contentBr = await compressBrotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return { path, content, contentBr: contentBr.length < content.length ? contentBr : undefined };
}

export interface PublishContext extends SignedContext {
  readonly builds: Builds;
  /** Has the files of releases. */
  readonly store: FileStore;
  readonly rules: HostRules;
  /** Whether files may be on this machine, for development and tests. */
  readonly allowLoopback: boolean;
}

/** The response about what was accepted. */
export interface PublishedRelease {
  readonly name: string;
  readonly version: string;
  /** The folder that browsers will load it from. */
  readonly url: string;
  readonly files: number;
  readonly bytes: number;
}

/** A kind of signed publication, with the files of a build after it. */
export interface PublicationKind {
  /** Path below the API's prefix. */
  readonly path: string;
  readonly action: string;
  /** Stores it, or throws 4xx with the reason; `body` may have the files next to the signed part. */
  readonly accept: (context: PublishContext, signed: SignedRequest, body: unknown) => Promise<PublishedRelease>;
}

/** A build as a team describes it; `url` is the folder of its files when they are elsewhere. */
export interface Described {
  readonly manifest: ReleaseManifest;
  readonly url: string | undefined;
}

/** Next to the signed part: the files in base64 that this server is to store; of a release elsewhere its source maps. */
const sentBeside = v.object({ files: v.optional(v.record(v.string(), v.string())) });
const payloadUrl = v.object({ url: v.optional(v.string()) });

/** The build that a payload describes. Throws 4xx when it is malformed or incompatible with the running shell. */
export function describedIn(
  { builds: { offering }, rules, allowLoopback }: PublishContext,
  { name, payload }: Pick<SignedRequest, 'name' | 'payload'>,
): Described {
  const manifest = checkManifest(payload['manifest'], name, rules);
  const location = v.safeParse(payloadUrl, payload);
  if (!location.success) throw new ApiError(422, 'The URL of a release is a text.');
  const given = location.output.url;
  const url = given === undefined ? undefined : checkReleaseUrl(given, allowLoopback).href;
  if (!offering) throw new ApiError(503, 'This server has no shell yet, so compatibility cannot be checked.');
  const compatibility = checkCompatibility(manifest, offering);
  if (!compatibility.isCompatible) {
    throw new ApiError(422, `${manifest.name} ${manifest.version} is incompatible: ${compatibility.reason}.`);
  }
  return { manifest, url };
}

/** The files of a build, compared with its manifest: sent along, or all but source maps fetched once from where they are. */
export async function takeFiles(
  { allowLoopback }: PublishContext,
  { manifest, url }: Described,
  body: unknown,
): Promise<NewFile[]> {
  const beside = v.safeParse(sentBeside, body);
  if (!beside.success) throw new ApiError(422, 'The files are not an object of base64 texts by name.');
  const sent = beside.output.files;
  if (url !== undefined) {
    const isElsewhere = (file: string) => !isSourceMap(file);
    if (sent !== undefined && Object.keys(sent).some(isElsewhere)) {
      throw new ApiError(422, 'A release has files, or a URL where they are; not both. Only source maps are sent.');
    }
    await checkRemoteFiles(withFiles(manifest, isElsewhere), checkReleaseUrl(url, allowLoopback), allowLoopback);
  }
  const stored = url === undefined ? manifest : withFiles(manifest, isSourceMap);
  const ready: NewFile[] = [];
  for (const [path, content] of checkSentFiles(stored, sent ?? {})) ready.push(await withBrotli(path, content));
  return ready;
}

/** Throws 409 when a page of the build belongs to another remote: built, active, or published last. */
export async function refuseConflict(
  transaction: Transaction,
  builds: Builds,
  manifest: ReleaseManifest,
): Promise<void> {
  const others = [
    ...builds.remotes.map((build) => build.manifest),
    ...(await findActiveOfOthers(transaction, manifest.name)),
    ...(await newestOfOthers(transaction, manifest.name)),
  ];
  const conflict = pathConflict(manifest, others);
  if (conflict !== undefined) throw new ApiError(409, conflict);
}

/** The response about a build whose files are now below `url`. */
export function describePublished({ name, version, files }: ReleaseManifest, url: string): PublishedRelease {
  const all = Object.values(files);
  return { name, version, url, files: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}
