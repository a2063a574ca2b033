import { copyFileSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const MAX_BYTES = 5_000_000;

/** PostgreSQL's log. */
export function logPath(dataDir: string): string {
  return join(dataDir, 'postgres.log');
}

/**
 * Once the log is longer than 5 MB, moves its content to `postgres.log.1`, in the place of what was there. PostgreSQL continues
 * in the file that it has open: at its start, since it appends.
 */
export function boundLog(dataDir: string): void {
  const path = logPath(dataDir);
  try {
    if (statSync(path).size <= MAX_BYTES) return;
    copyFileSync(path, `${path}.1`);
    truncateSync(path);
  } catch {
    // Not there, or the disk is full: the database matters more than its log.
  }
}

/** The log, open for appending; PostgreSQL gets it as its output. */
export function openLog(dataDir: string): number {
  boundLog(dataDir);
  return openSync(logPath(dataDir), 'a', 0o600);
}

/** The last error in the log, for one line of a start message. */
export function lastComplaint(dataDir: string): string {
  const path = logPath(dataDir);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const line = lines.findLast((text) => /\b(FATAL|PANIC|error)\b/.test(text));
  return line ? line.replace(/^.*?(FATAL|PANIC):\s*/, '') : 'no reason given';
}
