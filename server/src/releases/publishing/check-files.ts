import { createHash } from 'node:crypto';
import type { ReleaseFile, ReleaseManifest } from '@verdant/federation/contract';
import { ApiError } from '../../http';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const refuse = (detail: string) => new ApiError(422, detail);

/** Subresource integrity, as manifests and browsers write it. */
export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Throws 422 when the content is not what the manifest says of that file. */
export function checkContent(name: string, content: Buffer, told: ReleaseFile): void {
  if (content.length !== told.bytes) {
    throw refuse(`${name} has ${content.length} bytes, and the manifest says ${told.bytes}.`);
  }
  if (integrityOf(content) !== told.integrity) throw refuse(`The hash of ${name} is not the one in the manifest.`);
}

/** The files that were sent, when they are exactly those of the manifest. Throws 422 with the first that is not. */
export function checkSentFiles(
  { files }: ReleaseManifest,
  sent: Readonly<Record<string, string>>,
): Map<string, Buffer> {
  const extra = Object.keys(sent).find((name) => !Object.hasOwn(files, name));
  if (extra !== undefined) throw refuse(`${JSON.stringify(extra.slice(0, 200))} was sent and is not in the manifest.`);
  return new Map(
    Object.entries(files).map(([name, told]) => {
      const text = Object.hasOwn(sent, name) ? sent[name] : undefined;
      if (text === undefined) throw refuse(`${name} is in the manifest and was not sent.`);
      if (!BASE64.test(text)) throw refuse(`${name} was not sent in base64.`);
      const content = Buffer.from(text, 'base64');
      checkContent(name, content, told);
      return [name, content];
    }),
  );
}
