import { RemoteLoadError, readChunkFailure } from '@verdant/shared/remote';
import type { LoadDetail, LoadStage, RemoteLoadDetails } from '@verdant/shared/remote';

/** What the loader knows when something fails. */
export type LoadContext = Pick<RemoteLoadDetails, 'remote' | 'version' | 'attempt'>;

/** A stage that did not end within its limit. */
export class StageTimeout extends Error {
  override readonly name = 'StageTimeout';
}

/** A module that was not made for this shell. */
export class WrongShape extends Error {
  override readonly name = 'WrongShape';
}

const detailOf: Partial<Record<LoadStage, LoadDetail>> = {
  init: 'contract',
  chunk: 'wrong-shape',
  evaluate: 'throws',
  render: 'throws',
};

/**
 * The typed error for a failure at `stage`. A chunk's failure is recognised by the fields that the load guard gives
 * it, also where a page asked for the chunk while it was drawn; code that ran and threw has failed to evaluate.
 */
export function toLoadError(context: LoadContext, stage: LoadStage, cause: unknown): RemoteLoadError {
  if (cause instanceof RemoteLoadError) return cause;
  if (cause instanceof StageTimeout) {
    return new RemoteLoadError({ ...context, stage, reason: 'timeout', detail: 'hangs', cause });
  }
  const chunk = readChunkFailure(cause);
  if (chunk) {
    return new RemoteLoadError({
      ...context,
      ...chunk,
      stage: chunk.detail === 'throws' ? 'evaluate' : 'chunk',
      cause,
    });
  }
  const detail = cause instanceof WrongShape ? 'wrong-shape' : detailOf[stage];
  return new RemoteLoadError({ ...context, stage, reason: 'error', detail, cause });
}
