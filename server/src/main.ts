import { buildApp } from './app';
import { deleteExpiredSessions } from './accounts/store';
import { openDatabase } from './database';
import { addressOf, checkPort, listenProblem } from './listen';
import { readBuilds } from './releases/read-builds';
import { readSettings, SettingsError } from './settings';
import { StartError } from './start-error';

const HOUR_MS = 60 * 60 * 1000;
/** How long answers under way may take once the process was asked to end. */
const FAREWELL_MS = 5_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(error: unknown): never {
  const isOurs = error instanceof StartError || error instanceof SettingsError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${isOurs ? reason : `Verdant cannot start: ${reason.split('\n')[0]}`}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  await checkPort(settings);
  const log = { error: (_detail: object, _text: string) => {} };
  const database = await openDatabase(settings, {
    say,
    onError: (error) => log.error({ err: error }, 'a database connection broke'),
    onLost: (error) => fail(new StartError(`The database stopped and does not start again: ${String(error)}`)),
  });

  const app = await buildApp({
    settings,
    db: database.db,
    isDatabaseAnswering: database.isAnswering,
    builds: readBuilds(settings.buildsDir),
  });
  log.error = app.log.error.bind(app.log);

  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => app.server.closeAllConnections(), FAREWELL_MS).unref();
    await app.close();
    await database.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

  const sweep = () => {
    deleteExpiredSessions(database.db).catch((error: unknown) => log.error({ err: error }, 'expired sessions stay'));
  };
  setInterval(sweep, HOUR_MS).unref();

  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await database.close();
    throw listenProblem(error, settings);
  }
  say(`Verdant is ready at ${addressOf(settings)}`);
  sweep();
}

start().catch(fail);
