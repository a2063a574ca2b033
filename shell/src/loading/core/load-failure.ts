import { RemoteLoadError, readChunkFailure } from '@verdant/shared/remote';
import type { LoadReason, LoadStage, RemoteLoadDetails } from '@verdant/shared/remote';

/** What the loader knows when something fails. */
export type LoadContext = Pick<RemoteLoadDetails, 'remote' | 'version' | 'attempt'>;

/** What the server says of a file that did not load; `status` is undefined when it says nothing. */
export type Probe = (url: string) => Promise<number | undefined>;

/** 404 and 410 mean that the file is not there; everything else is an error on the way (spec 8). */
export function reasonOfStatus(status: number | undefined): LoadReason {
  return status === 404 || status === 410 ? 'missing' : 'error';
}

/** The typed error for a failure at `stage`; a chunk's failure is recognised by the fields that webpack gives it. */
export async function toLoadError(context: LoadContext, stage: LoadStage, cause: unknown, probe: Probe): Promise<RemoteLoadError> {
  if (cause instanceof RemoteLoadError) return cause;
  const chunk = readChunkFailure(cause);
  if (!chunk) return new RemoteLoadError({ ...context, stage, reason: 'error', cause });
  const status = chunk.reason === 'timeout' || !chunk.url ? undefined : await probe(chunk.url);
  const reason = chunk.reason === 'timeout' ? 'timeout' : reasonOfStatus(status);
  return new RemoteLoadError({ ...context, stage: 'chunk', reason, chunkId: chunk.chunkId, url: chunk.url, status, cause });
}
