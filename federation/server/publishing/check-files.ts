import { isUtf8 } from 'node:buffer';
import { hashesScript } from '../../build/hashes-script';
import type { ReleaseFile, ReleaseManifest } from '../../contract';
import { entryProblem } from '../builds/check-entry';
import { integrityOf } from '../file-store';
import { ApiError } from '../http';
import { integrityOf as listedHashes } from '../registry';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const refuse = (detail: string) => new ApiError(422, detail);

/** Whether browsers read the file as text that runs. */
export const isCode = (name: string): boolean => /\.(?:js|css)$/.test(name);

function checkContent(name: string, content: Buffer, expected: ReleaseFile): void {
  if (content.length !== expected.bytes) {
    throw refuse(`${name} has ${content.length} bytes, but ${expected.bytes} according to the manifest.`);
  }
  if (integrityOf(content) !== expected.integrity) throw refuse(`The hash of ${name} is not the one in the manifest.`);
}

/** The script with what the manifest states about all other files. */
export function scriptOfHashes(manifest: ReleaseManifest): string {
  const { [manifest.hashes ?? '']: _own, ...others } = listedHashes(manifest);
  return hashesScript(others);
}

function codeProblem(manifest: ReleaseManifest, name: string, content: Buffer): string | undefined {
  if (isCode(name) && !isUtf8(content)) return `${name} is not in UTF-8, in which it is served.`;
  if (name === manifest.entry) return entryProblem(manifest, content);
  if (name !== manifest.hashes || content.toString() === scriptOfHashes(manifest)) return undefined;
  return `${name} does not name the hashes of the manifest.`;
}

/**
 * Throws 422 for content that differs from the manifest, and for an entry that loads chunks without the host. Also throws for a
 * script of hashes with other hashes, and for code that is not in UTF-8.
 */
export function checkFile(manifest: ReleaseManifest, name: string, content: Buffer, expected: ReleaseFile): void {
  checkContent(name, content, expected);
  const problem = codeProblem(manifest, name, content);
  if (problem !== undefined) throw refuse(problem);
}

/** Decodes the files that were sent. Throws 422 unless they are exactly those of the manifest. */
export function checkSentFiles(manifest: ReleaseManifest, sent: Readonly<Record<string, string>>): Map<string, Buffer> {
  const { files } = manifest;
  const extra = Object.keys(sent).find((name) => !Object.hasOwn(files, name));
  if (extra !== undefined) throw refuse(`${JSON.stringify(extra.slice(0, 200))} was sent and is not in the manifest.`);
  return new Map(
    Object.entries(files).map(([name, expected]) => {
      const text = Object.hasOwn(sent, name) ? sent[name] : undefined;
      if (text === undefined) throw refuse(`${name} is in the manifest and was not sent.`);
      if (!BASE64.test(text)) throw refuse(`${name} was not sent in base64.`);
      const content = Buffer.from(text, 'base64');
      checkFile(manifest, name, content, expected);
      return [name, content];
    }),
  );
}
