import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { writeFixtureBuilds } from './fixture-builds';
import { writeReleaseKeys, type Signer } from './signing';
import { discard, startServer, temporaryFolder, type TestServer } from './start-server';

type Settings = Record<string, string>;

const ends: (() => unknown)[] = [];

/** Registers `end` to be called after the last test of the file. Registered functions are called in reverse order. */
export function afterAllTests(end: () => unknown): void {
  if (ends.length === 0) {
    afterAll(async () => {
      for (const stopOne of ends.toReversed()) await stopOne();
    });
  }
  ends.push(end);
}

/** Starts a server that the tests of a file share. Pass a function for settings that depend on another server. */
export function sharedServer(settings: Settings | (() => Settings) = {}): TestServer {
  // oxlint-disable-next-line no-unsafe-type-assertion -- filled before the first test
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(typeof settings === 'function' ? settings() : settings));
  });
  afterAllTests(async () => discard(server));
  return server;
}

/** Returns a pool for the database of a shared server. Queries run one after the other, on one connection. */
export function sharedDatabase(server: TestServer): pg.Pool {
  const pool = new pg.Pool({ max: 1, idleTimeoutMillis: 0 });
  beforeAll(() => {
    pool.options.connectionString = server.databaseUrl;
  });
  afterAllTests(async () => pool.end());
  return pool;
}

/** Writes builds of a small shell and its remotes, which are removed after the file's tests. */
export function sharedBuilds(write = writeFixtureBuilds): string {
  const builds = write();
  afterAllTests(() => rmSync(builds, { recursive: true, force: true }));
  return builds;
}

/** Returns the settings with which a server accepts releases by these signers, and a folder for files of the test. */
export function sharedReleaseSetup(keys: Record<string, readonly Signer[]>) {
  const builds = sharedBuilds();
  const folder = temporaryFolder();
  afterAllTests(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'keys.json');
  writeReleaseKeys(file, keys);
  return { builds, folder, settings: { VERDANT_BUILDS_DIR: builds, VERDANT_RELEASE_KEYS: file } };
}
