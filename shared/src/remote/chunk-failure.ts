import type { LoadReason } from './remote-load-error';

/** What a chunk's failure tells of itself, wherever it was thrown. */
export type ChunkFailure = { chunkId: string | undefined; reason: LoadReason; url: string | undefined };

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/**
 * Reads the fields that webpack and the load guard put on a chunk's error: `type`, `request`, `chunkId`.
 * webpack says `missing` for a script that loaded and registered nothing; that file exists, so it is an `error` here.
 * @returns undefined for an error that is no chunk failure
 */
export function readChunkFailure(cause: unknown): ChunkFailure | undefined {
  if (!(cause instanceof Error)) return undefined;
  const fields = cause as Error & { code?: unknown; type?: unknown; request?: unknown; chunkId?: unknown };
  if (cause.name !== 'ChunkLoadError' && fields.code !== 'CSS_CHUNK_LOAD_FAILED') return undefined;
  return { chunkId: text(fields.chunkId), reason: fields.type === 'timeout' ? 'timeout' : 'error', url: text(fields.request) };
}
