import { parentPort } from 'node:worker_threads';
import { FileError } from './file-error';
import { readFile } from './read-file';
import { toReading, type FileRequest, type FileReply } from './reading';

function replyTo({ bytes, mapping, remembered, part }: FileRequest): FileReply {
  try {
    return { status: 'read', reading: toReading(readFile(bytes, mapping, remembered), part) };
  } catch (error) {
    if (error instanceof FileError) return { status: 'refused', reason: error.reason, line: error.line };
    throw error;
  }
}

// Runs in a thread of its own (see read-in-worker.ts).
parentPort?.on('message', (request: FileRequest) => {
  try {
    parentPort?.postMessage({ value: replyTo(request) });
  } catch (error) {
    // The text of the error stays out, since it may contain a part of the file.
    parentPort?.postMessage({
      problem: `a file could not be read (${error instanceof Error ? error.name : typeof error})`,
    });
  }
});
