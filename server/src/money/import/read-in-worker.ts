import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { ApiError } from '@verdant/federation/http';
import type { FileProblem, ImportMapping } from '@verdant/shared/contract';
import type { Database } from '../../database';
import { createWorkers, WorkerTimeout, type Workers } from '../../run-in-worker';
import { workerFile } from '../../worker-file';
import { fileErrorDetails } from './file-error';
import type { FileReply, FileRequest, Reading } from './reading';
import type { FileRow, Remembered } from './rows';

/** Maximum time of one file, in milliseconds. The largest file takes a few seconds. */
const DEADLINE_MS = 15_000;
/** Maximum memory of a thread, in megabytes. The largest file takes about half of it. */
const MAX_MEMORY_MB = 400;

const replySchema = v.custom<FileReply>((value) => typeof value === 'object' && value !== null && 'status' in value);

/** A file to be read. */
export interface NewFile {
  readonly bytes: Uint8Array;
  readonly mapping: ImportMapping | undefined;
  /** The place of the account whose rows are wanted, in a file of several. */
  readonly part?: number | undefined;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

export type ReadInWorker = (file: NewFile, remembered: Remembered) => Promise<Reading>;

/** What reads and stores files. */
export interface ImportStore {
  readonly db: Database;
  readonly readInWorker: ReadInWorker;
  /** Maximum number of transactions of a user. */
  readonly maxTransactions: number;
}

/** Returns the 422 of a file that cannot be read. */
export const fileProblem = (reason: FileProblem['reason'], line: number | null = null): ApiError =>
  new ApiError(422, fileErrorDetails[reason], { extra: { file_problem: { reason, line } satisfies FileProblem } });

const createFileWorkers = (): Workers =>
  createWorkers(workerFile(__dirname, 'read-file-worker.ts'), {
    maxIdle: 1,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });

/**
 * Reads files in threads of their own, which end at a deadline and when the client leaves. Rejects with a 422 for a file that cannot be
 * read.
 */
export function createFileReader(workers = createFileWorkers(), deadlineMs = DEADLINE_MS): ReadInWorker {
  return async ({ bytes, mapping, part = 0, signal }, remembered) => {
    const request: FileRequest = { bytes, mapping, remembered, part };
    try {
      const reply = await workers.ask(request, replySchema, { signal, deadlineMs });
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

/** Returns the rows of a reading. Other requests have their turn between the pieces. */
export async function rowsOf({ pieces }: Reading): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for (const piece of pieces) {
    // oxlint-disable-next-line no-unsafe-type-assertion -- JSON of the own thread
    rows.push(...(JSON.parse(piece) as FileRow[]));
    await nextTurn();
  }
  return rows;
}
