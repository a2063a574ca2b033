import { randomBytes } from 'node:crypto';
import pg from 'pg';
import * as v from 'valibot';
import { signInChallenge } from '@verdant/shared/contract';
import { keyIdOf } from '../../src/encryption/cipher';
import { signIn, signUpVerified } from '../support/users';
import { appCode, switchOnSecondFactor } from '../support/second-factor';
import { discard, startServer, type TestServer } from '../support/start-server';

const newKey = () => randomBytes(32).toString('base64');

async function storedKey({ databaseUrl }: TestServer, userId: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ secret: string }>('select secret from second_factors where user_id = $1', [
    userId,
  ]);
  await client.end();
  return rows[0]?.secret ?? '';
}

/** Returns the status of a sign-in with the password and `code`. */
async function enter(server: TestServer, { email, password }: { email: string; password: string }, code: string) {
  const { challenge } = v.parse(signInChallenge, (await signIn(server, email, password)).body);
  return (await server.request('POST', '/api/v1/auth/login', { body: { challenge, code } })).status;
}

test('keys of authenticator apps are stored encrypted, even if stored before an encryption key was set', async () => {
  const first = await startServer({ VERDANT_ENCRYPTION_KEY: '' });
  const servers: TestServer[] = [];
  const restart = async (key: string) => {
    await servers.at(-1)?.stop();
    const { databaseUrl, dataDir } = first;
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, VERDANT_ENCRYPTION_KEY: key };
    servers.push(await startServer(settings));
    return servers.at(-1) ?? first;
  };
  try {
    const person = await signUpVerified(first);
    const { secret } = await switchOnSecondFactor(first, person);
    expect(await storedKey(first, person.user.id)).toBe(secret);
    await first.stop();

    const key = newKey();
    const second = await restart(key);
    expect(await storedKey(second, person.user.id)).toMatch(/^v1\.[0-9a-f]{12}\.[\w-]+$/);
    expect(await enter(second, person.typed, appCode(secret, 1))).toBe(200);
    const newcomer = await signUpVerified(second);
    const made = await switchOnSecondFactor(second, newcomer);
    expect(await storedKey(second, newcomer.user.id)).toMatch(/^v1\./);
    expect(await enter(second, newcomer.typed, appCode(made.secret, 1))).toBe(200);

    await expect(restart(newKey())).rejects.toThrow(
      'VERDANT_ENCRYPTION_KEY does not have the key (id ' + keyIdOf(key) + ') that keys of authenticator apps',
    );
  } finally {
    await servers.at(-1)?.stop();
    await discard(first);
  }
}, 120_000);
