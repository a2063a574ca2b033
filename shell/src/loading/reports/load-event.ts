import type { LoadEvent } from '@verdant/federation/contract';
import type { RemoteLoadError } from '@verdant/shared/remote';

/** What the server is told of a failure: no address, since its query may hold anything. */
export function toLoadEvent({
  remote,
  version,
  stage,
  reason,
  detail,
  chunkId,
  status,
  attempt,
}: RemoteLoadError): Omit<LoadEvent, 'outcome'> {
  return {
    remote,
    version,
    stage,
    reason,
    attempt,
    ...(detail && { detail }),
    ...(chunkId && { chunk_id: chunkId.slice(0, 120) }),
    ...(status && { status }),
  };
}
