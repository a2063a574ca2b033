import { findEmbeddedDatabaseUrl, openEmbeddedDatabase } from '../database/embedded';
import type { DatabaseSettings } from '../database/database-settings';
import { StartError } from '../start-error';

export const printLine = (line: string) => process.stdout.write(`${line}\n`);

function report(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${reason.split('\n')[0]}\n`);
}

function fail(error: unknown): never {
  report(error);
  process.exit(1);
}

/** Runs an action on the database. Starts an embedded database for the action if no server runs one. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: DatabaseSettings,
  act: (url: string) => Promise<T>,
): Promise<T> {
  const url = databaseUrl ?? findEmbeddedDatabaseUrl(dataDir);
  if (url !== undefined) return act(url);
  const embedded = await openEmbeddedDatabase(dataDir, { say: printLine, checkpoint: () => undefined, onLost: fail });
  try {
    return await act(embedded.url);
  } finally {
    await embedded.close();
  }
}

/** Runs a command and prints the result, or one line and the exit code 1 if the command fails. */
export async function runAndReport(command: () => Promise<string>): Promise<void> {
  try {
    printLine(await command());
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}

/** Runs a command whose only argument is a file. */
export async function runCommand(usage: string, command: (file: string) => Promise<string>): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  await runAndReport(async () => {
    if (file === undefined || file.startsWith('-') || more.length > 0) throw new StartError(`Usage: ${usage}`);
    return command(file);
  });
}
