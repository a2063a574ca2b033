import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { builtProgramArgs } from '../../testing/build-server';
import { removeData } from '../support/embedded-database';
import { signIn, signUp } from '../support/users';
import { firstPossibleAnswer, newPlayer } from '../support/quiz-player';
import { query, queryRows, readAllTables } from '../support/query';
import { runProgram } from '../support/run-program';
import { discard, startServer, temporaryFolder, type TestServer } from '../support/start-server';

const ROOT = resolve(__dirname, '../../..');

let server: TestServer;
let folder: string;
let backup: string;

async function run(command: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const { code, out, err } = await runProgram([...builtProgramArgs(`${command}-run`), file], { cwd: ROOT, env });
  return { code, text: code === 0 ? out : err };
}

async function contentOf(databaseUrl: string) {
  const sequences = await queryRows(
    { databaseUrl },
    `select schemaname, sequencename, last_value from pg_sequences where schemaname <> 'pgboss' order by 1, 2`,
  );
  const foreignKeys = await queryRows(
    { databaseUrl },
    `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2`,
  );
  return { sequences, foreignKeys, tables: await readAllTables(databaseUrl) };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verdant-backup-'));
  backup = join(folder, 'verdant.backup');
  server = await startServer();
  const player = await newPlayer(server);
  await player.play(await player.start(), firstPossibleAnswer);
  await signUp(server, { first_name: 'Zoë\t\\.\u2028', last_name: "O'Neil\\N" });
  // Values that a text format can lose: bytes, JSON null (not SQL null), nulls and quotes in a list, infinite times.
  await query(
    server,
    `update users set preferences = 'null'::jsonb where last_name like 'O%';
     update quiz_sessions set previous_question_ids = '{a,NULL,"b\\c","","d,e"}', archived_at = 'infinity';
     insert into releases (name, version, manifest, key_id, signature, payload) values ('mfe-x', '1.0.0', '{}', 'key', '', '{}');
     insert into files (hash, object) values ('00', '\\x00ff0a0d5c2e');
     insert into activations (name, version, from_version, action, reason, by)
       values ('mfe-x', '1.0.0', 'built', 'activate', 'x', 'key');
     insert into remotes select name, version, '{0.9.0}', null, false, '{"1.0.0":"everyone"}', id from activations`,
  );
});
afterAll(async () => {
  await discard(server);
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('can be made of a running server, and only its owner can read the file', async () => {
    const { code, text } = await run('backup', backup, { DATABASE_URL: server.databaseUrl });
    expect([code, text]).toEqual([0, expect.stringMatching(/^.*verdant\.backup: \d+ rows of \d+ tables, \d+ KB\n$/)]);
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect((await server.request('GET', '/api/v1/health')).status).toBe(200);
  });

  it('does not overwrite an existing file, and fails without a database', async () => {
    expect(await run('backup', backup, { DATABASE_URL: server.databaseUrl })).toEqual({
      code: 1,
      text: `${backup} exists already: choose another name\n`,
    });
    const nothing = await run('backup', join(folder, 'none'), { DATA_DIR: folder });
    expect(nothing).toEqual({ code: 1, text: `${folder} has no database: set DATA_DIR or DATABASE_URL\n` });
  });

  it('restores every table into an empty folder, with which a server then works', async () => {
    const before = await contentOf(server.databaseUrl);
    const expected = ['public.users', 'public.quiz_answers', 'public.files'];
    expect(Object.keys(before.tables)).toEqual(expect.arrayContaining(expected));
    const { typed } = await signUp(server);
    const dataDir = temporaryFolder();
    try {
      expect((await run('restore', backup, { DATA_DIR: dataDir })).text).toMatch(/Restored \d+ rows of \d+ tables\n$/);
      const restored = await startServer({ DATA_DIR: dataDir });
      expect(await contentOf(restored.databaseUrl)).toEqual(before);
      // The account was created after the backup, so the restored server does not know it.
      expect((await signIn(restored, typed.email, typed.password)).status).toBe(401);
      await signUp(restored);
      // An embedded database can also be backed up while its server runs.
      expect((await run('backup', join(folder, 'embedded'), { DATA_DIR: dataDir })).code).toBe(0);
      const busy = await run('restore', backup, { DATABASE_URL: restored.databaseUrl });
      expect([busy.code, busy.text]).toEqual([1, expect.stringMatching(/^The database is not empty: .* has rows\./)]);
      expect(await restored.stop()).toBe(0);
    } finally {
      await removeData(dataDir);
    }
  });

  it('is refused if it is damaged, from a later release or from a release before 1.0.0', async () => {
    const broken = join(folder, 'broken');
    const restore = async (content: Buffer) => {
      writeFileSync(broken, content);
      return run('restore', broken, { DATABASE_URL: server.databaseUrl });
    };
    const whole = readFileSync(backup);
    const atLevel = (product: number) => {
      const lines = gunzipSync(whole).toString('latin1');
      return gzipSync(Buffer.from(lines.replace(/"product":\d+/, `"product":${product}`), 'latin1'));
    };
    expect((await restore(atLevel(9_999_999_999_999))).text).toMatch(/^The backup was made by a later release/);
    expect((await restore(atLevel(1))).text).toMatch(/^The backup was made by a release before 1\.0\.0/);
    expect((await restore(Buffer.from('hello'))).text).toBe('The file is damaged, or no backup\n');
  });
});
