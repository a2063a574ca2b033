import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { ReleaseFile } from '../../contract';

/** Content of a file, and a brotli copy if the copy is smaller than the content. */
export interface StoredFile {
  readonly content: Buffer;
  readonly contentBr: Buffer | undefined;
}

const decompress = promisify(brotliDecompress);

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Returns the name of a file's object: its hash in hexadecimal. */
export const toHexHash = ({ integrity }: Pick<ReleaseFile, 'integrity'>): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** Returns the file in a stored object, which can be compressed with brotli; undefined if the hash does not match. */
export async function readVerifiedFile(
  object: Buffer,
  { bytes, integrity }: Pick<ReleaseFile, 'bytes' | 'integrity'>,
): Promise<StoredFile | undefined> {
  if (integrityOf(object) === integrity) return { content: object, contentBr: undefined };
  const content = await decompress(object, { maxOutputLength: Math.max(1, bytes) }).catch(() => undefined);
  return content && integrityOf(content) === integrity ? { content, contentBr: object } : undefined;
}
