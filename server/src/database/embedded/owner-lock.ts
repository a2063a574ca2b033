import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error';

/** Key of this advisory lock, different from the key of the lock for migrations. */
const OWNER_LOCK = 7_305_001;
const PATIENCE_MS = 2_000;
const POLL_MS = 100;

async function ownerName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [OWNER_LOCK],
  );
  return rows[0]?.name ?? 'another one';
}

/**
 * Makes this process the only server of the folder, by an advisory lock that ends with the returned connection. Throws
 * a `StartError` if another server has the lock, or else the driver's error.
 */
export async function takeOwnership(url: string, folder: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `Verdant, process ${process.pid}`,
    keepAlive: true,
  });
  // The event needs no handling, because queries reject on an error and the caller listens for the end of the connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    if (rows[0]?.folder !== folder) {
      throw new StartError(`A database of another folder (${rows[0]?.folder}) answers for ${folder}`);
    }
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const result = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK]);
      if (result.rows[0]?.taken) return client;
      if (Date.now() > deadline) {
        const holder = await ownerName(client);
        throw new StartError(
          `The data in ${folder} is in use by another server (${holder}): stop that one, or set DATA_DIR or DATABASE_URL`,
        );
      }
      await wait(POLL_MS);
    }
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
