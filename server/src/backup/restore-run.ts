import { existsSync } from 'node:fs';
import { readSettings } from '../settings';
import { StartError } from '../start-error';
import { restoreBackup } from './restore-backup';
import { runCommand, withDatabase } from './with-database';

/* `npm run restore -- FILE` restores a backup into the empty database of DATABASE_URL, or a new one in DATA_DIR. */

void runCommand('npm run restore -- FILE', async (file) => {
  const settings = readSettings(process.env, []);
  if (!existsSync(file)) throw new StartError(`${file} does not exist`);
  const { tables, rows } = await withDatabase(settings, async (url) => restoreBackup(url, file));
  return `Restored ${rows} rows of ${tables} tables`;
});
