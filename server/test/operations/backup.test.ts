import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import * as v from 'valibot';
import { columnsOf, listSequences, listTables, nameOf } from '../../src/backup/tables';
import { removeData } from '../support/embedded-database';
import { signIn, signUp } from '../support/people';
import { anyAnswer, newPlayer } from '../support/quiz-player';
import { query } from '../support/query';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';

const ROOT = resolve(__dirname, '../../..');

let server: TestServer;
let folder: string;
let backup: string;

/** Runs a command as its npm script does. */
async function run(command: 'backup' | 'restore', file: string, settings: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const args = ['--import', 'tsx', `server/src/backup/${command}-run.ts`, file];
  return promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { PATH, HOME, ...settings } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: unknown) => {
      const { code, stderr } = v.parse(v.looseObject({ code: v.number(), stderr: v.string() }), error);
      return { code, text: stderr };
    },
  );
}

/** Every table's rows in a fixed order, and every sequence. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const content: Record<string, unknown> = { sequences: await listSequences(client) };
    for (const table of await listTables(client)) {
      const { rows } = await client.query({
        text: `select (${columnsOf(table)})::text as row from ${nameOf(table)} order by 1`.replace(
          'select (',
          'select row(',
        ),
        rowMode: 'array',
      });
      content[nameOf(table)] = rows;
    }
    return content;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verdant-backup-'));
  backup = join(folder, 'verdant.backup');
  server = await startServer();
  const player = await newPlayer(server);
  await player.play(await player.start(), anyAnswer);
  await signUp(server, { first_name: 'Zoë\t\\.\u2028', last_name: "O'Neil\\N" });
  // What a form of text may lose: bytes, JSON's null beside no value, nulls and quotes in a list, ends of time.
  await query(
    server,
    `update users set preferences = 'null'::jsonb where last_name like 'O%';
     update quiz_sessions set previous_question_ids = '{a,NULL,"b\\c","","d,e"}', archived_at = 'infinity';
     insert into releases (name, version, manifest, key_id, signature) values ('mfe-x', '1.0.0', '{}', 'key', '');
     insert into release_files values ('mfe-x', '1.0.0', 'a.js', '\\x00ff0a0d5c2e', null);
     insert into activations (name, version, action, reason, by) values ('mfe-x', '1.0.0', 'activate', 'x', 'key')`,
  );
});
afterAll(async () => {
  await discard(server);
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('is made of a running server, into a file for its owner only', async () => {
    const { code, text } = await run('backup', backup, { DATABASE_URL: server.databaseUrl });
    expect([code, text]).toEqual([0, expect.stringMatching(/^.*verdant\.backup: \d+ rows of \d+ tables, \d+ KB\n$/)]);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect((await server.request('GET', '/api/v1/health')).status).toBe(200);
  });

  it('does not replace a file, and needs a database', async () => {
    expect(await run('backup', backup, { DATABASE_URL: server.databaseUrl })).toEqual({
      code: 1,
      text: `${backup} exists already: choose another name\n`,
    });
    const nothing = await run('backup', join(folder, 'none'), { DATA_DIR: folder });
    expect(nothing).toEqual({ code: 1, text: `There is no database in ${folder}: set DATA_DIR or DATABASE_URL\n` });
  });

  it('restores every table into an empty folder, where a server then works', async () => {
    const before = await contentOf(server.databaseUrl);
    const { typed } = await signUp(server);
    const dataDir = temporaryFolder();
    try {
      expect((await run('restore', backup, { DATA_DIR: dataDir })).text).toMatch(/Restored \d+ rows of \d+ tables\n$/);
      const restored = await startServer({ DATA_DIR: dataDir });
      expect(await contentOf(restored.databaseUrl)).toEqual(before);
      // Written after the backup.
      expect((await signIn(restored, typed.email, typed.password)).status).toBe(401);
      await signUp(restored);
      // The embedded database is backed up while its server runs, too.
      expect((await run('backup', join(folder, 'embedded'), { DATA_DIR: dataDir })).code).toBe(0);
      const busy = await run('restore', backup, { DATABASE_URL: restored.databaseUrl });
      expect([busy.code, busy.text]).toEqual([1, expect.stringMatching(/^The database is not empty: .* has rows\./)]);
      expect(await restored.stop()).toBe(0);
    } finally {
      await removeData(dataDir);
    }
  });

  it('that is cut, damaged or from a later release is refused', async () => {
    const broken = join(folder, 'broken');
    const restore = async (content: Buffer) => {
      writeFileSync(broken, content);
      return run('restore', broken, { DATABASE_URL: server.databaseUrl });
    };
    const whole = readFileSync(backup);
    const later = gunzipSync(whole)
      .toString('latin1')
      .replace(/"product":\d+/, '"product":9999999999999');
    expect((await restore(gzipSync(Buffer.from(later, 'latin1')))).text).toMatch(
      /^The backup was made by a later release/,
    );
    expect((await restore(Buffer.from('hello'))).text).toBe('The file is damaged, or no backup\n');
  });
});
