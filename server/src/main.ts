import { deleteOldPlaces } from './accounts/sign-in-places';
import { deleteExpiredSessions } from './accounts/store';
import { buildApp } from './app';
import { linkingOf, startSandbox, type BankLinking } from './bank-link';
import { openDatabase, type DatabaseHandle } from './database';
import { deleteEndedCounts } from './limits/limit-table';
import { addressOf, checkPort, listenProblem } from './listen';
import { readSettings, SettingsError, type Settings } from './settings';
import { StartError } from './start-error';

const HOUR_MS = 60 * 60 * 1000;
/** How long requests in flight may take at shutdown. */
const FAREWELL_MS = 5_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(error: unknown): never {
  const isOurs = error instanceof StartError || error instanceof SettingsError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${isOurs ? reason : `Verdant cannot continue: ${reason.split('\n')[0]}`}\n`);
  process.exit(1);
}

/** Everything opened so far, closed in reverse order at exit. */
function createEnding() {
  const steps: (() => Promise<void>)[] = [];
  let isEnding = false;
  const closeAll = async () => {
    for (const step of steps.toReversed()) await step();
  };
  const end = () => {
    // A second signal, or one before anything was opened, exits at once.
    if (isEnding || steps.length === 0) process.exit(isEnding ? 1 : 0);
    isEnding = true;
    closeAll().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  return { add: (step: () => Promise<void>) => steps.push(step), closeAll };
}

async function serve(
  settings: Settings,
  database: DatabaseHandle,
  bankLinking: BankLinking | undefined,
  log: { error: (detail: object, text: string) => void },
) {
  const app = await buildApp({
    settings,
    db: database.db,
    isDatabaseReachable: database.isReachable,
    bankLinking,
  });
  Object.assign(log, { error: app.log.error.bind(app.log) });
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw listenProblem(error, settings);
  });
  return app;
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  await checkPort(settings);
  const ending = createEnding();
  const log = { error: (_detail: object, _text: string) => {} };
  const database = await openDatabase(settings, {
    say,
    onError: (error) => log.error({ err: error }, 'a database connection broke'),
    onLost: (error) => fail(new StartError(`The database stopped and does not start again: ${String(error)}`)),
  });
  ending.add(database.close);

  try {
    const sandbox = settings.bankLinkMode === 'simulator' ? await startSandbox(settings, database.db, say) : undefined;
    if (sandbox) ending.add(sandbox.close);
    const app = await serve(settings, database, linkingOf(settings, sandbox), log);
    ending.add(async () => {
      setTimeout(() => app.server.closeAllConnections(), FAREWELL_MS).unref();
      await app.close();
    });
  } catch (error) {
    await ending.closeAll();
    throw error;
  }

  const sweep = () => {
    for (const remove of [deleteExpiredSessions, deleteOldPlaces, deleteEndedCounts]) {
      remove(database.db).catch((error: unknown) => log.error({ err: error }, 'expired rows stay'));
    }
  };
  setInterval(sweep, HOUR_MS).unref();
  say(`Verdant is ready at ${addressOf(settings)}`);
  sweep();
}

start().catch(fail);
