import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../settings';
import { StartError } from '../start-error';
import { runCommand, withDatabase } from './with-database';
import { writeBackup } from './write-backup';

/* `npm run backup -- FILE` writes the database of DATABASE_URL or DATA_DIR to a new file while servers run. */

void runCommand('npm run backup -- FILE', async (file) => {
  const settings = readSettings(process.env, []);
  if (existsSync(file)) throw new StartError(`${file} exists already: choose another name`);
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'postgres'))) {
    throw new StartError(`${settings.dataDir} has no database: set DATA_DIR or DATABASE_URL`);
  }
  const { tables, rows } = await withDatabase(settings, async (url) => writeBackup(url, file));
  return `${file}: ${rows} rows of ${tables} tables, ${Math.ceil(statSync(file).size / 1024)} KB`;
});
