import { isUtf8 } from 'node:buffer';
import { hashesScript } from '../../build/hashes-script';
import type { ReleaseFile, ReleaseManifest } from '../../contract';
import { entryProblem } from '../builds/release-rules';
import { integrityOf } from '../file-store';
import { ApiError } from '../http';
import { collectBrowserIntegrity as listedHashes } from '../registry';

const refuse = (detail: string) => new ApiError(422, detail);

export const isCode = (name: string): boolean => /\.(?:js|css)$/.test(name);

/** Throws 422 if size or hash of the content differ from the manifest. */
export function checkSizeAndHash(name: string, content: Buffer, expected: ReleaseFile): void {
  if (content.length !== expected.bytes) {
    throw refuse(`${name} has ${content.length} bytes, but ${expected.bytes} according to the manifest.`);
  }
  if (integrityOf(content) !== expected.integrity) throw refuse(`The hash of ${name} is not the one in the manifest.`);
}

/** Returns the text of the script that contains the hashes of all other files. */
export function hashesScriptOf(manifest: ReleaseManifest): string {
  const { [manifest.hashes ?? '']: _own, ...others } = listedHashes(manifest);
  return hashesScript(others);
}

function codeProblem(manifest: ReleaseManifest, name: string, content: Buffer): string | undefined {
  if (isCode(name) && !isUtf8(content)) return `${name} is not in UTF-8, in which it is served.`;
  if (name === manifest.entry) return entryProblem(manifest, content);
  if (name !== manifest.hashes || content.toString() === hashesScriptOf(manifest)) return undefined;
  return `${name} does not name the hashes of the manifest.`;
}

/**
 * Throws 422 for content that differs from the manifest, an entry that loads chunks without the host, a wrong script of
 * hashes, and code that is not in UTF-8.
 */
export function checkFile(manifest: ReleaseManifest, name: string, content: Buffer, expected: ReleaseFile): void {
  checkSizeAndHash(name, content, expected);
  const problem = codeProblem(manifest, name, content);
  if (problem !== undefined) throw refuse(problem);
}
