import * as v from 'valibot';
import { releaseManifest, type ReleaseManifest } from '@verdant/federation/contract';
import { ApiError } from '../../http';
import { isApiPath, isFilePath } from '../../http/not-found';

export const RELEASE_LIMIT_BYTES = 10_000_000;
const FILE_COUNT_LIMIT = 300;
const NAME_LIMIT = 200;
/** Most of it stands in every page of the product. */
const MANIFEST_LIMIT = 100_000;

/** Semantic versioning without build data, which would make two releases of one rank. */
const NUMBER = '(?:0|[1-9]\\d{0,8})';
const VERSION = new RegExp(
  `^${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-(?:${NUMBER}|\\d*[a-zA-Z-][\\da-zA-Z-]*)(?:\\.(?:${NUMBER}|\\d*[a-zA-Z-][\\da-zA-Z-]*))*)?$`,
);
/** Letters, digits, `_`, `-` and dots that are not first; folders by `/`. */
const PLAIN_FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
/** Copies that a server makes itself, and what only builders need. */
const UNWANTED_FILE = /\.(br|gz|map)$|(^|\/)release\.json$/;
/** Pages of the shell and addresses of the server that are neither calls nor files. */
const SHELL_PATHS = /^\/(debug|fault-lab|lab|metrics)(\/|$)/;

const refuse = (detail: string) => new ApiError(422, detail);

/** `1.2.0`, also `1.3.0-beta.1`. */
export function isReleaseVersion(text: string): boolean {
  return text.length <= 60 && VERSION.test(text);
}

/** A name of a file that can only mean one file inside of its folder. */
export function isPlainFile(name: string): boolean {
  return name.length <= NAME_LIMIT && PLAIN_FILE.test(name);
}

function fileProblem({ files, entry, modules }: ReleaseManifest): string | undefined {
  const names = Object.keys(files);
  if (names.length > FILE_COUNT_LIMIT) {
    return `The release has ${names.length} files, and at most ${FILE_COUNT_LIMIT} are taken.`;
  }
  const odd = names.find((name) => !isPlainFile(name));
  if (odd !== undefined) {
    return `The file name ${JSON.stringify(odd.slice(0, NAME_LIMIT))} is not plain: letters, digits, dots, hyphens, folders by "/".`;
  }
  const unwanted = names.find((name) => UNWANTED_FILE.test(name));
  if (unwanted !== undefined) return `${unwanted} is not for browsers: leave it out of the release.`;
  const sized = Object.entries(files).find(([, { bytes }]) => !Number.isSafeInteger(bytes) || bytes < 0);
  if (sized) return `The size of ${sized[0]} is no number of bytes.`;

  const scripts = [entry, ...Object.values(modules).flatMap(({ js }) => js)];
  const styles = Object.values(modules).flatMap(({ css }) => css);
  const absent = [...scripts, ...styles].find((name) => !Object.hasOwn(files, name));
  if (absent !== undefined) {
    return `${JSON.stringify(absent.slice(0, NAME_LIMIT))} is needed by a page and is not among the files.`;
  }
  const noScript = scripts.find((name) => !name.endsWith('.js')) ?? styles.find((name) => !name.endsWith('.css'));
  return noScript === undefined ? undefined : `${noScript} is listed as a script or style and is neither .js nor .css.`;
}

function pageProblem({ pages, slots, modules }: ReleaseManifest): string | undefined {
  const unknown = [...pages, ...slots].find(({ module }) => !Object.hasOwn(modules, module));
  if (unknown) return `The module ${unknown.module} is declared and not built.`;
  const paths = pages.map(({ path }) => path);
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) return `The path ${twice} is declared twice.`;
  const odd = paths.find((path) => path !== '/' && /\/$|\/\//.test(path));
  if (odd !== undefined) return `The path ${odd} must not end with "/" or have two of them in a row.`;
  const taken = paths.find((path) => isApiPath(path) || isFilePath(path) || SHELL_PATHS.test(path));
  return taken === undefined ? undefined : `The path ${taken} belongs to the product itself.`;
}

/**
 * The manifest of a release of `name`, when it can be published as far as it alone can tell. Throws 422 with the
 * reason, and 413 for one that is too large.
 */
export function checkManifest(value: unknown, name: string): ReleaseManifest {
  const result = v.safeParse(releaseManifest, value);
  if (!result.success) {
    const [issue] = result.issues;
    throw refuse(`The manifest is not a release's: ${v.getDotPath(issue) ?? 'it'}: ${issue.message.slice(0, 200)}`);
  }
  const manifest = result.output;
  if (JSON.stringify(manifest).length > MANIFEST_LIMIT) {
    throw refuse(`The manifest is longer than ${MANIFEST_LIMIT} characters: fewer files, or shorter texts.`);
  }
  if (manifest.name !== name) {
    throw refuse(`The manifest is of ${manifest.name}, and the request was signed for ${name}.`);
  }
  if (!isReleaseVersion(manifest.version)) {
    throw refuse(
      `The version ${JSON.stringify(manifest.version.slice(0, 60))} must look like 1.2.0 or 1.3.0-beta.1 (semantic versioning, without "+").`,
    );
  }
  const problem = fileProblem(manifest) ?? pageProblem(manifest);
  if (problem !== undefined) throw refuse(problem);
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > RELEASE_LIMIT_BYTES) {
    throw new ApiError(413, `The release has ${bytes} bytes, and at most ${RELEASE_LIMIT_BYTES} are taken.`);
  }
  return manifest;
}
