import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedDatabaseUrl } from './start-server';

/** The migrated database that is copied for every test database. Copying fails while this database has connections. */
export const TEMPLATE_DATABASE = 'verdant_template';

/** Environment variable with the URL of the cluster, set by the global setup of a run for its workers. */
export const CLUSTER_VARIABLE = 'TEST_CLUSTER_URL';

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/**
 * Starts the PostgreSQL that all tests of a run share and returns its URL without a database name. The cluster is stopped
 * and removed when this process ends, even by a signal; no cleanup call is needed.
 */
export async function startTestCluster(): Promise<string> {
  const host = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'cluster-host.ts')], {
    // The cluster's own process group shields it from Ctrl+C. The cluster stops when the end of the run closes its input.
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

export async function query(url: string, text: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Ignores the error of a connection that breaks while idle; a broken statement rejects its own promise.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

export async function createTestDatabase(cluster: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(`${cluster}/postgres`, `create database ${name} template ${TEMPLATE_DATABASE}`);
  return {
    url: `${cluster}/${name}`,
    drop: () => query(`${cluster}/postgres`, `drop database if exists ${name} with (force)`),
  };
}

/** Moves a user's completed quizzes into the past, in the embedded database of a running server. */
export async function moveQuizzesBack(dataDir: string, email: string, days: number): Promise<void> {
  await query(
    embeddedDatabaseUrl(dataDir),
    `update quiz_sessions set completed_at = completed_at - make_interval(days => $2)
     where completed_at is not null and user_id = (select id from users where email = $1)`,
    [email, days],
  );
}
