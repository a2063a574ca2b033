import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { exportLink, quizAnswers, signInChallenge } from '@verdant/shared/contract';
import { keyIdOf } from '../../src/encryption/cipher';
import { encryptionKeyFile } from '../../src/encryption/open-cipher';
import { builtProgramArgs } from '../../testing/build-server';
import { removeData } from '../support/embedded-database';
import { query, queryRows } from '../support/query';
import { firstPossibleAnswer, newPlayer, type QuizPlayer } from '../support/quiz-player';
import { runProgram } from '../support/run-program';
import { authenticatorCode, switchOnSecondFactor } from '../support/second-factor';
import { discard, startFailingServer, startServer, temporaryFolder, type TestServer } from '../support/start-server';
import { unzip } from '../support/unzip';
import { signIn, signUpVerified } from '../support/users';

const ROOT = resolve(__dirname, '../../..');
const CRISIS = 'v1.I want to end it all';
const newKey = () => randomBytes(32).toString('base64');

async function writer(server: TestServer, wish: string) {
  const player = await newPlayer(server);
  const quiz = await player.start();
  await player.play(quiz, firstPossibleAnswer);
  const session = quiz.session.session_id;
  const write = async (answer: string, by = player) =>
    by.call('POST', '/adaptive-quiz/extras', {
      session_id: session,
      answers: [{ question_id: 'profile-wish', answer }],
    });
  await write(wish);
  return { player, session, write };
}

async function wishOf(player: QuizPlayer): Promise<unknown> {
  const { status, body } = await player.call('GET', '/adaptive-quiz/sessions/latest/answers');
  if (status !== 200) return status;
  return v.parse(quizAnswers, body).answers.find(({ question }) => question.id === 'profile-wish')?.answer;
}

const storedWishes = async (server: TestServer) =>
  (
    await queryRows<{ answer: string }>(
      server,
      `select answer::text from quiz_answers where question_id = 'profile-wish' order by submitted_at`,
    )
  ).map(({ answer }) => answer);

async function textsByKey(server: TestServer): Promise<Record<string, number>> {
  const rows = await queryRows<{ id: string; count: number }>(
    server,
    `select coalesce(split_part(answer ->> 'encrypted', '.', 2), 'plain') as id, count(*)::int as count
     from quiz_answers where question_id in ('profile-wish', 'emergency-months') or question_id like 'gone-%' group by 1`,
  );
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}

/** Runs `npm run rotate-key`, and kills it once it has printed `killAt`. */
const rotateKey = async (env: Record<string, string>, killAt?: string) =>
  runProgram(builtProgramArgs('rotate-key-run'), { cwd: ROOT, env, killAt });

/** Returns a function that stops the current server and starts the next one on the same database. */
function restarting(first: TestServer) {
  let current = first;
  return async (key: string) => {
    await current.stop();
    const { databaseUrl, dataDir } = first;
    current = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, VERDANT_ENCRYPTION_KEY: key });
    return current;
  };
}

const storedKeyOf = async (server: TestServer, userId: string) =>
  (await queryRows<{ secret: string }>(server, 'select secret from second_factors where user_id = $1', [userId]))[0]
    ?.secret;

async function enterCode(server: TestServer, { email, password }: { email: string; password: string }, code: string) {
  const { challenge } = v.parse(signInChallenge, (await signIn(server, email, password)).body);
  return (await server.request('POST', '/api/v1/auth/login', { body: { challenge, code } })).status;
}

describe('free-text answers and keys of authenticator apps', () => {
  let first: TestServer;
  let server: TestServer;
  let restart: ReturnType<typeof restarting>;
  beforeAll(async () => {
    first = await startServer({ VERDANT_ENCRYPTION_KEY: '' });
    server = first;
    restart = restarting(first);
  });
  afterAll(async () => {
    await server.stop();
    await discard(first);
  });

  test('are stored encrypted, even if written before a key was set, and stay usable for their owner', async () => {
    const { player, write } = await writer(first, CRISIS);
    const person = await signUpVerified(first);
    const { secret } = await switchOnSecondFactor(first, person);
    expect(await storedWishes(first)).toEqual([JSON.stringify(CRISIS)]);
    expect(await storedKeyOf(first, person.user.id)).toBe(secret);

    server = await restart(newKey());
    const later = player.movedTo(server);
    expect(await storedWishes(server)).toEqual([
      expect.stringMatching(/^\{"encrypted": "v1\.[0-9a-f]{12}\.[\w-]+"\}$/),
    ]);
    expect(await wishOf(later)).toBe(CRISIS);
    expect((await later.insights()).support).toEqual(['crisis']);
    expect(await storedKeyOf(server, person.user.id)).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/);
    expect(await enterCode(server, person.typed, authenticatorCode(secret, 1))).toBe(200);

    await write('A house of my own', later);
    expect(await wishOf(later)).toBe('A house of my own');
    expect(await storedWishes(server)).toEqual([expect.not.stringContaining('house')]);

    const { url } = v.parse(exportLink, (await later.call('POST', '/auth/me/export')).body);
    const files = unzip(Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer()));
    for (const name of ['everything.json', 'quiz-answers.csv']) expect(files.get(name)).toContain('A house of my own');
  });

  test('cannot be decrypted after their ciphertext was copied into the answer of another user', async () => {
    const [victim, thief] = [await writer(server, 'A secret wish'), await writer(server, 'Another wish')];
    await query(
      server,
      `update quiz_answers set answer = (
         select answer from quiz_answers where session_id = $1 and question_id = 'profile-wish'
       ) where session_id = $2 and question_id = 'profile-wish'`,
      [victim.session, thief.session],
    );
    expect(await wishOf(thief.player)).toBe(500);
    expect(await wishOf(victim.player)).toBe('A secret wish');
    await query(server, 'delete from quiz_answers where session_id = $1', [thief.session]);
  });
});

describe('the encryption key', () => {
  test('can be rotated while a server runs and after an interruption, and then no text needs the former key', async () => {
    const [former, current] = [newKey(), newKey()];
    const first = await startServer({ VERDANT_ENCRYPTION_KEY: '' });
    const restart = restarting(first);
    let server = first;
    try {
      const { player, session } = await writer(first, CRISIS);
      await query(
        first,
        `insert into quiz_answers (session_id, question_order, question_id, question_text, answer)
         select $1, 1000 + n, 'gone-' || n, 'Why?', to_jsonb('because ' || n) from generate_series(1, 3000) n`,
        [session],
      );
      await restart(former);
      server = await restart(`${current},${former}`);
      expect(await textsByKey(server)).toEqual({ [keyIdOf(former)]: 3002 });

      const settings = { DATABASE_URL: first.databaseUrl, VERDANT_ENCRYPTION_KEY: `${current}, ${former}` };
      expect((await rotateKey(settings, 'free-text answers: ')).code).toBeNull();
      const half = await textsByKey(server);
      expect([half[keyIdOf(former)], half[keyIdOf(current)]]).toEqual([expect.any(Number), expect.any(Number)]);
      expect(await wishOf(player.movedTo(server))).toBe(CRISIS);
      const { code, err } = await startFailingServer({
        DATABASE_URL: first.databaseUrl,
        DATA_DIR: first.dataDir,
        VERDANT_ENCRYPTION_KEY: current,
      });
      expect([code, err.trim().split('\n')]).toEqual([
        1,
        [
          `VERDANT_ENCRYPTION_KEY does not have the key (id ${keyIdOf(former)}) that free-text answers in the database are encrypted with`,
        ],
      ]);

      expect((await rotateKey({ ...settings, VERDANT_ENCRYPTION_KEY: current })).code).toBe(1);
      const resumed = await rotateKey(settings);
      expect([resumed.code, resumed.out]).toEqual([
        0,
        expect.stringContaining(`${half[keyIdOf(former)]} texts encrypted with the first key.`),
      ]);
      expect(await textsByKey(server)).toEqual({ [keyIdOf(current)]: 3002 });
      expect((await rotateKey(settings)).out).toMatch(/^0 texts encrypted/);

      server = await restart(current);
      expect(await wishOf(player.movedTo(server))).toBe(CRISIS);
    } finally {
      await server.stop();
      await discard(first);
    }
  }, 180_000);

  test('in the key file of an embedded database can be rotated while the server runs', async () => {
    const dataDir = temporaryFolder();
    const server = await startServer({ DATA_DIR: dataDir, VERDANT_ENCRYPTION_KEY: '' });
    try {
      const file = encryptionKeyFile(dataDir);
      const former = readFileSync(file, 'utf8').trim();
      const { player, write } = await writer(server, CRISIS);
      const run = { DATA_DIR: dataDir, VERDANT_DATABASE_SECONDS: '1' };
      // The user has two encrypted texts: the wish, and the answer about how many months the savings last.
      expect((await rotateKey(run, 'free-text answers: 2')).code).toBeNull();
      const [current = '', second] = readFileSync(file, 'utf8').trim().split('\n');
      expect(second).toBe(former);

      expect(await rotateKey(run)).toMatchObject({ code: 0 });
      expect(readFileSync(file, 'utf8').trim()).toBe(current);
      expect(readFileSync(join(dataDir, 'encryption.key.former'), 'utf8').trim()).toBe(former);
      expect(await textsByKey(server)).toEqual({ [keyIdOf(current)]: 2 });
      expect(await wishOf(player)).toBe(CRISIS);
      await write('A house');
      expect(await textsByKey(server)).toEqual({ [keyIdOf(current)]: 2 });
    } finally {
      await server.stop();
      await removeData(dataDir);
    }
  }, 120_000);
});
