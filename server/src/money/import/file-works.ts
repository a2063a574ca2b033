import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLimiter, tooManyRequestsError, type ReleaseSlot } from '@verdant/federation/limits';

/** Maximum number of files that are in memory at once, because each file can take about 100 MB. */
const MAX_AT_ONCE = 4;
/** Maximum number of files of a user at once: a file still in work after its client disconnected, and the next file. */
const MAX_OF_ACCOUNT = 2;
/** Time in milliseconds after which a refused client is told to try again. */
const BUSY_MS = 2_000;

interface Work {
  readonly release: ReleaseSlot;
  readonly left: AbortController;
  hasBegun: boolean;
}

export function createImportLimiter() {
  const ofServer = createLimiter({ concurrency: MAX_AT_ONCE, waiting: 0 });
  const ofAccount = createLimiter({ concurrency: MAX_OF_ACCOUNT, waiting: 0 });
  const works = new WeakMap<FastifyRequest, Work>();

  const acquire = async (accountId: string): Promise<ReleaseSlot> => {
    const releaseServer = await ofServer.acquire('files');
    const releaseAccount = releaseServer && (await ofAccount.acquire(accountId));
    if (releaseServer && releaseAccount) return () => [releaseServer, releaseAccount].forEach((release) => release());
    releaseServer?.();
    throw tooManyRequestsError(BUSY_MS);
  };

  return {
    /** Takes a slot before the file arrives; throws 429 if none is free. A disconnect before the work releases the slot. */
    begin: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const work = { release: await acquire(request.account.id), left: new AbortController(), hasBegun: false };
      works.set(request, work);
      const leave = () => {
        work.left.abort();
        if (!work.hasBegun) work.release();
      };
      reply.raw.once('close', leave);
      if (reply.raw.destroyed) leave();
    },
    run: async <T>(request: FastifyRequest, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const begun = works.get(request);
      if (!begun) throw new Error('a file is processed without a slot of the limiter');
      begun.hasBegun = true;
      try {
        return await work(begun.left.signal);
      } finally {
        begun.release();
      }
    },
  };
}
