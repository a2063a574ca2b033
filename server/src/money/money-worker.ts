import { parentPort } from 'node:worker_threads';
import { compareRows } from './import/compare-rows';
import { readFilePart } from './import/read-file';
import { computeMoneyChanges } from './categorise-money';

const tasks = { readFilePart, compareRows, computeMoneyChanges };

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
