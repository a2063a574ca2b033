import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { hashesScript } from '../../build/hashes-script';
import { pullRequestOf, releaseManifest, type ReleaseFile, type ReleaseManifest } from '../../contract';
import { compatibilityProblem, isVersion } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import { entryProblem, neededFiles, pathProblem, wiringProblem } from '../builds/release-rules';
import { integrityOf } from '../file-store/file-store';
import { ApiError } from '../http';
import { isSourceMap } from '../http/paths';
import { collectBrowserIntegrity } from '../registry/resolution';
import type { publications } from '../registry/schema';
import type { SignedRequest } from '../signing/signed-request';

export const refusalError = (detail: string) => new ApiError(422, detail);

export const isCode = (name: string): boolean => /\.(?:js|css)$/.test(name);

/** Parts of a manifest that the checks of its files read. */
export type ManifestOfFiles = Pick<ReleaseManifest, 'entry' | 'hashes' | 'files' | 'modules'>;

/** Returns the text of the script that contains the hashes of all other files. */
export function hashesScriptOf(manifest: ManifestOfFiles): string {
  const { [manifest.hashes ?? '']: _own, ...others } = collectBrowserIntegrity(manifest);
  return hashesScript(others);
}

/**
 * Throws 422 for content that differs from the manifest, an entry that loads chunks without the host, a wrong script of
 * hashes, and code that is not in UTF-8.
 */
export function checkReleaseFile(
  manifest: ManifestOfFiles,
  name: string,
  content: Buffer,
  { bytes, integrity }: ReleaseFile,
): void {
  if (content.length !== bytes) {
    throw refusalError(`${name} has ${content.length} bytes, but ${bytes} according to the manifest.`);
  }
  if (integrityOf(content) !== integrity) throw refusalError(`The hash of ${name} is not the one in the manifest.`);
  if (isCode(name) && !isUtf8(content)) throw refusalError(`${name} is not in UTF-8, in which it is served.`);
  const problem = name === manifest.entry ? entryProblem(manifest, content) : undefined;
  if (problem !== undefined) throw refusalError(problem);
  if (name === manifest.hashes && content.toString() !== hashesScriptOf(manifest)) {
    throw refusalError(`${name} does not name the hashes of the manifest.`);
  }
}

const MAX_RELEASE_BYTES = 10_000_000;
const MAX_FILES = 300;
const MAX_FILE_NAME = 200;
/** Maximum length of a manifest. Most of a manifest is inlined in every page. */
const MAX_MANIFEST = 100_000;
/** Maximum length of a version, which is part of URLs and of every page. */
const MAX_VERSION = 60;

/** Pattern of a relative path in which no name begins with a dot. */
const PLAIN_FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
/**
 * Pattern of files that are refused: compressed copies, which the server makes itself, and files that only builds need.
 * Source maps of scripts are allowed.
 */
const UNWANTED_FILE = /\.(br|gz|map)$|(^|\/)release\.json$/;

export interface HostRules {
  readonly slots: readonly string[];
  /** Paths of the host's own pages. Remotes must not claim these paths or any below them. */
  readonly paths: readonly string[];
}

/**
 * True for `1.2.0` or `1.3.0-beta.1`, false for a version with build metadata, which has no place in the order of versions.
 */
export function isReleaseVersion(text: string): boolean {
  return text.length <= MAX_VERSION && !text.includes('+') && isVersion(text);
}

/** True for a plain relative path, which cannot leave its folder. */
function isPlainRelativePath(name: string): boolean {
  return name.length <= MAX_FILE_NAME && PLAIN_FILE.test(name);
}

function fileProblem(manifest: ReleaseManifest): string | undefined {
  const { files } = manifest;
  const names = Object.keys(files);
  const others = names.filter((name) => !isSourceMap(name));
  if (others.length > MAX_FILES) {
    return `The release has ${others.length} files, and at most ${MAX_FILES} are taken.`;
  }
  const odd = names.find((name) => !isPlainRelativePath(name));
  if (odd !== undefined) {
    return `The file name ${JSON.stringify(odd.slice(0, MAX_FILE_NAME))} is not plain: letters, digits, dots, hyphens, folders by "/".`;
  }
  const isOfScript = (name: string) => isSourceMap(name) && Object.hasOwn(files, name.slice(0, -'.map'.length));
  const unwanted = names.find((name) => UNWANTED_FILE.test(name) && !isOfScript(name));
  if (unwanted !== undefined) return `${unwanted} is not for browsers: leave it out of the release.`;
  const sized = Object.entries(files).find(([, { bytes }]) => !Number.isSafeInteger(bytes) || bytes < 0);
  if (sized) return `The size of ${sized[0]} is not a number of bytes.`;

  const { scripts, styles } = neededFiles(manifest);
  const mistyped = scripts.find((name) => !name.endsWith('.js')) ?? styles.find((name) => !name.endsWith('.css'));
  return mistyped === undefined ? undefined : `${mistyped} is listed as a script or style and is neither .js nor .css.`;
}

/**
 * Returns the manifest of a release of `name` after the checks that need neither the files nor the database. Throws 422
 * with the reason, and 413 for a release that is too large.
 */
export function checkManifest(value: unknown, name: string, rules: HostRules): ReleaseManifest {
  const result = v.safeParse(releaseManifest, value);
  if (!result.success) {
    const [issue] = result.issues;
    throw refusalError(
      `The manifest is not a release's: ${v.getDotPath(issue) ?? 'it'}: ${issue.message.slice(0, 200)}`,
    );
  }
  const manifest = result.output;
  if (JSON.stringify(manifest).length > MAX_MANIFEST) {
    throw refusalError(`The manifest is longer than ${MAX_MANIFEST} characters: fewer files, or shorter texts.`);
  }
  if (manifest.name !== name) {
    throw refusalError(`The manifest is of ${manifest.name}, and the request was signed for ${name}.`);
  }
  if (!isReleaseVersion(manifest.version)) {
    throw refusalError(
      `The version ${JSON.stringify(manifest.version.slice(0, 60))} must look like 1.2.0 or 1.3.0-beta.1 (semantic versioning, without "+").`,
    );
  }
  const problem = wiringProblem(manifest, rules.slots) ?? fileProblem(manifest) ?? pathProblem(manifest, rules.paths);
  if (problem !== undefined) throw refusalError(problem);
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MAX_RELEASE_BYTES) {
    throw new ApiError(413, `The release has ${bytes} bytes, and at most ${MAX_RELEASE_BYTES} are allowed.`);
  }
  return manifest;
}

const MAX_DAYS = 90;
const DEFAULT_DAYS = 14;

export interface BuildRules {
  readonly builds: Builds;
  readonly rules: HostRules;
}

const sentPayload = v.object({
  url: v.optional(v.string()),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_DAYS)), DEFAULT_DAYS),
});

/** Manifest, folder URL of files hosted elsewhere, and days until a preview expires. */
type SentBuild = Pick<typeof publications.$inferSelect, 'manifest' | 'url' | 'days'>;

/** Adds a hash to the version of a preview, so that the files of a version never change. */
function withBuildHash(manifest: ReleaseManifest): ReleaseManifest {
  // The manifest contains the hash of every file, so its hash identifies the build.
  const hash = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 8);
  return { ...manifest, version: `${manifest.version}+${hash}` };
}

/**
 * Reads the build in a request. Throws 4xx if the request is malformed or the build does not fit the running shell.
 */
export function readSentBuild(
  { builds: { offering }, rules }: BuildRules,
  { name, action, payload }: SignedRequest,
): SentBuild {
  const manifest = checkManifest(payload['manifest'], name, rules);
  const { version } = manifest;
  const isPreview = action === 'preview';
  const hasPreviewVersion = pullRequestOf(version) !== undefined;
  if (isPreview && !hasPreviewVersion) {
    throw refusalError(`The version ${version} is not one of a preview, such as 1.2.0-pr.7.`);
  }
  if (!isPreview && hasPreviewVersion) {
    throw refusalError(`${name} ${version} is the version of a preview, and no release can have it.`);
  }
  const sent = v.safeParse(sentPayload, payload);
  if (!sent.success || (isPreview && sent.output.url !== undefined)) {
    const forPreview = `A preview is stored here, for 1 to ${MAX_DAYS} days: without a URL, and days as a number.`;
    throw refusalError(isPreview ? forPreview : 'The URL of a release is a text.');
  }
  if (!offering) throw new ApiError(503, 'This server has no shell yet, so compatibility cannot be checked.');
  const problem = compatibilityProblem(manifest, offering);
  if (problem !== undefined) throw refusalError(`${name} ${version} is incompatible: ${problem}.`);
  const { url = null, days } = sent.output;
  return isPreview ? { manifest: withBuildHash(manifest), url, days } : { manifest, url, days: null };
}
