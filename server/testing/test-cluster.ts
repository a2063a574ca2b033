import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';

/** The migrated database that every test database is a copy of. No one may stay connected to it. */
export const TEMPLATE = 'verdant_template';

/** The URL of the cluster that a run shares, handed from its global setup to its workers. */
export const CLUSTER_VARIABLE = 'TEST_CLUSTER_URL';

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL that a whole test run shares and returns its URL, without a database's name. It is stopped and
 * removed when this process ends, even by a signal; nothing has to be called.
 */
export async function startTestCluster(): Promise<string> {
  const host = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'cluster-host.ts')], {
    // A process group of its own: Ctrl+C reaches the run first, and the cluster by the end of its input.
    detached: true,
    cwd: join(__dirname, '../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    host.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    host.once('exit', (code) => reject(new Error(`The test cluster ended with ${code} while starting`)));
    host.once('error', reject);
  });
  host.stdout.destroy();
  host.unref();
  return url;
}

/** One statement on a connection of its own. */
export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A connection that breaks while idle; the statement itself is rejected.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Makes an empty, migrated database on the cluster. */
export async function createTestDatabase(cluster: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(`${cluster}/postgres`, `create database ${name} template ${TEMPLATE}`);
  return {
    url: `${cluster}/${name}`,
    drop: () => query(`${cluster}/postgres`, `drop database if exists ${name} with (force)`),
  };
}
