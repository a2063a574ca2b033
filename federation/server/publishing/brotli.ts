import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { StoredFile } from '../file-store';

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(js|css|svg|json|txt|wasm)$/i;
/**
 * Size in bytes above which a faster compression level is used, because the best level takes about a second per megabyte.
 */
const THOROUGH_BYTES = 512 * 1024;
const MAX_QUALITY = 11;
const FAST_QUALITY = 5;

/** Returns a file with its brotli copy, if the copy is smaller. */
export async function withBrotli(path: string, content: Buffer): Promise<StoredFile> {
  if (!COMPRESSIBLE.test(path)) return { content, contentBr: undefined };
  const quality = content.length > THOROUGH_BYTES ? FAST_QUALITY : MAX_QUALITY;
  const contentBr = await compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  return { content, contentBr: contentBr.length < content.length ? contentBr : undefined };
}
