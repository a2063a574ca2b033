import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app';
import { bankLinkingOf, startSandbox } from './bank-link';
import { openDatabase } from './database';
import { isProbablyPublic } from '@verdant/federation/server';
import { encryptedColumns } from './encrypted-columns';
import { getEncryptionWarning, openCipher } from './encryption/open-cipher';
import { prepareTexts } from './encryption/stored-texts';
import { createShutdownSequence, StopRequested, type ShutdownSequence } from './lifecycle/shutdown';
import { checkPort, createListener, listenProblem, localUrlOf } from './listen';
import { readSettings, SettingsError, type Settings } from './settings';
import { StartError } from './start-error';

const printProgress = (line: string) => process.stdout.write(`${line}\n`);

/** Prints the error in one line and ends the process with exit code 1. */
export function exitWithError(error: unknown): never {
  const isOurs = error instanceof StartError || error instanceof SettingsError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${isOurs ? reason : `Verdant cannot continue: ${reason.split('\n')[0]}`}\n`);
  process.exit(1);
}

/** Opens the database and the server, and adds the functions that close both to `ending`. */
async function openServer(settings: Settings, ending: ShutdownSequence): Promise<void> {
  let log: FastifyBaseLogger | undefined = undefined;
  if (settings.otlpEndpoint !== undefined) {
    const { startTracing } = await import('./tracing/open-telemetry');
    ending.add(startTracing(settings.traceRatio));
  }
  const database = await openDatabase(settings, {
    say: printProgress,
    checkpoint: ending.checkpoint,
    onError: (error) => log?.error({ err: error }, 'a database connection broke'),
    onLost: exitWithError,
    // The cipher is opened only now, because it can create a key in the folder of the embedded database, which must exist.
    checkTables: async (db) => prepareTexts(db, openCipher(settings), encryptedColumns),
  });
  ending.add(database.close);
  ending.checkpoint();
  const sandbox =
    settings.bankLinkMode === 'simulator' ? await startSandbox(settings, database.db, printProgress) : undefined;
  if (sandbox) ending.add(sandbox.close);
  ending.checkpoint();

  const { app, drain, startJobs } = await buildApp({
    settings,
    db: database.db,
    cipher: openCipher(settings),
    isDatabaseReachable: database.isReachable,
    bankLinking: bankLinkingOf(settings, sandbox),
  });
  log = app.log;
  const listen = createListener(app);
  // Failures of these steps must not be reported as problems of the port.
  await app.ready();
  await startJobs();
  await listen(settings).catch((error: unknown) => {
    throw listenProblem(error, settings);
  });
  const { drainSeconds, stopSeconds } = settings;
  ending.add(() => drain.stop({ drainMs: drainSeconds * 1000, graceMs: stopSeconds * 1000, hurry: ending.hurry }));
}

/** Starts the product; a signal ends it in order. Rejects with `StartError` or `SettingsError` for what a user can fix. */
export async function start(environment: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  // Errors of the output are ignored, because a closed terminal must not end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // SIGUSR1 is ignored: it opens Node's debugger, through which any process of this user could run code in the server.
  process.on('SIGUSR1', () => undefined);
  const settings = readSettings(environment, args);
  const ending = createShutdownSequence((settings.drainSeconds + settings.stopSeconds) * 1000, exitWithError);
  const warning = getEncryptionWarning(settings, isProbablyPublic(settings));
  await checkPort(settings);
  if (warning) printProgress(warning);
  const close = async (error: unknown): Promise<never> => {
    await ending.closeAll();
    if (error instanceof StopRequested) process.exit(0);
    throw error;
  };
  await openServer(settings, ending).catch(close);
  printProgress(`Verdant is ready at ${localUrlOf(settings)}`);
  ending.started();
}
