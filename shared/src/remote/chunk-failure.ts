import type { FileFailure } from '../../../federation/browser/core/file-loader';

/** What a chunk's failure tells of itself, wherever it was thrown. */
export type ChunkFailure = Partial<FileFailure> & Pick<FileFailure, 'reason' | 'detail'> & { chunkId?: string };

/**
 * Reads what the load guard puts on a chunk's error: `chunkId`, and as `failure` why its file was not used. Without
 * that the file came and ran, and registered nothing.
 * @returns undefined for an error that is no chunk failure
 */
export function readChunkFailure(cause: unknown): ChunkFailure | undefined {
  if (!(cause instanceof Error) || cause.name !== 'ChunkLoadError') return undefined;
  const {
    chunkId,
    failure,
    request: url,
  } = cause as Error & { chunkId?: string; failure?: FileFailure; request?: string };
  return { chunkId, ...(failure ?? { reason: 'error', detail: 'empty', url }) };
}
