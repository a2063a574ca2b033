import type { Readable } from 'node:stream';
import { MAX_IMPORT_BYTES } from '@verdant/shared/contract';
import { ApiError } from '@verdant/federation/http';

/**
 * The file that a body is, each piece copied as it arrives: copied at its end, 20 MB take a tenth of a second in which nobody else
 * is served. `declared`: its length, NaN where it is not given. Throws 413 for more than a file may have, 400 for a body that is cut.
 */
export async function receiveFile(body: Readable, declared: number): Promise<Uint8Array> {
  const tooLarge = new ApiError(413, 'The request is too large.');
  if (declared > MAX_IMPORT_BYTES) throw tooLarge;
  const file = Buffer.allocUnsafe(declared || MAX_IMPORT_BYTES);
  let length = 0;
  try {
    // Left open when it is refused: destroying it would cut the response off.
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(piece);
      if (length + bytes.length > file.length) throw tooLarge;
      length += bytes.copy(file, length);
    }
  } catch (error) {
    throw error === tooLarge ? error : new ApiError(400, 'The request is malformed.');
  }
  return file.subarray(0, length);
}
