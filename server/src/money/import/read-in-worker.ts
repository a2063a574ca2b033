import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '@verdant/federation/http';
import type { FileProblem } from '@verdant/shared/contract';
import { createLimiter, tooManyRequestsError, type FreeSlot } from '@verdant/federation/limits';
import type { Database } from '../../database';
import { WorkerTimeout } from '../../run-in-worker';
import { createMoneyWorkers, createTaskRunner } from '../run-task';
import { fileErrorDetails } from './decode';
import type { FileRequest, ReadingResult } from './read-file';
import type { RememberedMappings } from './rows';

/** Maximum time of one file, in milliseconds. The largest file takes a few seconds. */
const DEADLINE_MS = 15_000;
/** Maximum memory of a thread, in megabytes. The largest file takes about half of it. */
const MAX_MEMORY_MB = 400;

export interface FileToRead extends Pick<FileRequest, 'bytes'>, Partial<Pick<FileRequest, 'mapping' | 'part'>> {
  /** Signal that is aborted when the client has disconnected. */
  readonly signal: AbortSignal;
}

export type ReadInWorker = (file: FileToRead, remembered: RememberedMappings) => Promise<ReadingResult>;

export interface ImportContext {
  readonly db: Database;
  readonly readInWorker: ReadInWorker;
  readonly maxTransactions: number;
}

/** Returns the error (status 422) for a file that cannot be read. */
export const fileProblem = (reason: FileProblem['reason'], line: number | null = null): ApiError =>
  new ApiError(422, fileErrorDetails[reason], { extra: { file_problem: { reason, line } satisfies FileProblem } });

/** The number of files is limited before they are received, so tasks are not limited here. */
const createFileRunner = () =>
  createTaskRunner(createMoneyWorkers({ maxOldGenerationSizeMb: MAX_MEMORY_MB }), Infinity);

/** Returns a function that reads files in threads. It rejects with 422 for a file that cannot be read. */
export function createFileReader(run = createFileRunner(), deadlineMs = DEADLINE_MS): ReadInWorker {
  return async ({ bytes, mapping, part = 0, signal }, remembered) => {
    try {
      const reply = await run('readFilePart', { bytes, mapping, remembered, part }, { signal, deadlineMs });
      if (reply.status === 'refused') throw fileProblem(reply.reason, reply.line);
      return reply.reading;
    } catch (error) {
      if (signal.aborted) throw new ApiError(503, 'The file was not read, because the connection was closed.');
      if (error instanceof WorkerTimeout || isOutOfMemory(error)) throw fileProblem('slow');
      throw error;
    }
  };
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Maximum number of files that are in memory at once, because each file can take about 100 MB. */
const MAX_AT_ONCE = 4;
/** Maximum number of files of a user at once: a file still in work after its client disconnected, and the next file. */
const MAX_OF_ACCOUNT = 2;
/** Time in milliseconds after which a refused client is told to try again. */
const BUSY_MS = 2_000;

export function createImportLimiter() {
  const ofServer = createLimiter({ concurrency: MAX_AT_ONCE, waiting: 0 });
  const ofAccount = createLimiter({ concurrency: MAX_OF_ACCOUNT, waiting: 0 });
  const works = new WeakMap<FastifyRequest, { release: FreeSlot; left: AbortController }>();

  const acquire = async (accountId: string): Promise<FreeSlot> => {
    const releaseServer = await ofServer.acquire('files');
    const releaseAccount = releaseServer && (await ofAccount.acquire(accountId));
    if (releaseServer && releaseAccount) return () => [releaseServer, releaseAccount].forEach((release) => release());
    releaseServer?.();
    throw tooManyRequestsError(BUSY_MS);
  };

  return {
    /** Takes a slot before the file arrives; throws 429 if none is free. A disconnect before the work releases the slot. */
    begin: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const work = { release: await acquire(request.account.id), left: new AbortController() };
      works.set(request, work);
      const leave = () => {
        work.left.abort();
        if (works.delete(request)) work.release();
      };
      reply.raw.once('close', leave);
      if (reply.raw.destroyed) leave();
    },
    run: async <T>(request: FastifyRequest, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const begun = works.get(request);
      if (!begun) throw new Error('a file is processed without a slot of the limiter');
      works.delete(request);
      try {
        return await work(begun.left.signal);
      } finally {
        begun.release();
      }
    },
  };
}
