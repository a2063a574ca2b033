import { parentPort } from 'node:worker_threads';
import { compareRows } from './import/compare-rows';
import { FileError } from './import/decode';
import { readFile, toReading, type FileReply, type FileRequest } from './import/read-file';
import { findRecurring } from './recurring/find-recurring';
import type { FoundBill, RecurringEntry } from './recurring/found';
import { parseRowChunks, type RowChunks } from './row-chunks';
import { computeMoneyChanges } from './categorise-money';

const tasks = {
  readFile: ({ bytes, mapping, remembered, part }: FileRequest): FileReply => {
    try {
      return { status: 'read', reading: toReading(readFile(bytes, mapping, remembered), part) };
    } catch (error) {
      if (error instanceof FileError) return { status: 'refused', reason: error.reason, line: error.line };
      throw error;
    }
  },
  compareRows,
  computeMoneyChanges,
  findRecurring: ({ chunks, before }: { chunks: RowChunks; before: readonly FoundBill[] }) =>
    findRecurring(parseRowChunks<RecurringEntry>(chunks), before),
};

export type Tasks = typeof tasks;

// Runs in a worker thread (see run-task.ts).
parentPort?.on('message', ({ name, request }: { name: keyof Tasks; request: never }) => {
  try {
    parentPort?.postMessage({ value: tasks[name](request) });
  } catch (error) {
    // The error's message is left out, because it can contain a part of a file or of a transaction.
    parentPort?.postMessage({ problem: `${name} failed (${error instanceof Error ? error.name : typeof error})` });
  }
});
