import type { FileFailure } from './file-loader';
import type { LoadReason } from './remote-load-error';

/** What a chunk's failure tells of itself, wherever it was thrown. */
export type ChunkFailure = Partial<Pick<FileFailure, 'detail' | 'url' | 'status'>> & { chunkId: string | undefined; reason: LoadReason };

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
const isFileFailure = (value: unknown): value is FileFailure => typeof value === 'object' && value !== null && 'detail' in value && 'url' in value;

/**
 * Reads the fields that webpack and the load guard put on a chunk's error: `type`, `request`, `chunkId`, `failure`.
 * webpack says `missing` for a script that ran and registered nothing; that file exists, so it is an `error` here.
 * @returns undefined for an error that is no chunk failure
 */
export function readChunkFailure(cause: unknown): ChunkFailure | undefined {
  if (!(cause instanceof Error)) return undefined;
  const fields = cause as Error & { code?: unknown; type?: unknown; request?: unknown; chunkId?: unknown; failure?: unknown };
  if (cause.name !== 'ChunkLoadError' && fields.code !== 'CSS_CHUNK_LOAD_FAILED') return undefined;
  const chunkId = text(fields.chunkId);
  if (isFileFailure(fields.failure)) return { chunkId, ...fields.failure };
  const url = text(fields.request);
  if (fields.type === 'timeout') return { chunkId, reason: 'timeout', detail: 'hangs', url };
  return { chunkId, reason: 'error', ...(fields.type === 'missing' && { detail: 'empty' }), url };
}
