import { runAndReport, printLine } from './backup/with-database';
import { openDatabase } from './database';
import { readSettings } from './settings';

/* `npm run migrate` migrates the database and exits, for deployments that migrate before the start. */

void runAndReport(async () => {
  const settings = readSettings(process.env, process.argv.slice(2));
  const database = await openDatabase(settings, {
    say: printLine,
    checkpoint: () => undefined,
    onError: () => undefined,
    onLost: () => undefined,
  });
  await database.close();
  return 'The tables are up to date.';
});
