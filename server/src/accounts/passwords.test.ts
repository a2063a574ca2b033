import { Worker } from 'node:worker_threads';
import type * as threads from 'node:worker_threads';
import { createPasswordService, defaultHashQueueLimits } from './passwords';

const client = { ip: '198.51.100.1', isWanted: () => true };
const started: threads.Worker[] = [];

jest.mock('node:worker_threads', () => {
  const actual = jest.requireActual<typeof threads>('node:worker_threads');
  return {
    ...actual,
    Worker: class extends actual.Worker {
      constructor(...given: ConstructorParameters<typeof threads.Worker>) {
        super(...given);
        started.push(this);
      }
    },
  };
});

const killAll = async () => Promise.all(started.splice(0).map(async (worker) => worker.terminate()));

afterEach(killAll);

/** Detecting a dead thread takes up to 20 seconds. */
jest.setTimeout(60_000);

test('a sign-in to an unknown account is refused even if the first worker thread died at startup', async () => {
  const passwords = createPasswordService({ atOnce: 1, waiting: 10, perIp: 10 });
  await killAll();
  expect(await passwords.matches(undefined, 'correct horse', client)).toBe(false);
});

test('a sign-in to an unknown account compares a hash of the same cost as a sign-in to a known account', async () => {
  const passwords = createPasswordService({ atOnce: 1, waiting: 10, perIp: 10 });
  const hash = await passwords.hash('correct horse', client);
  const sent = jest.spyOn(started.at(-1) ?? Worker.prototype, 'postMessage');
  await passwords.matches(undefined, 'correct horse', client);
  await passwords.matches(hash, 'wrong horse', client);
  const sameCost = { encoded: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as unknown };
  expect(sent.mock.calls).toMatchObject([[sameCost], [sameCost]]);
});

describe('passwords', () => {
  const passwords = createPasswordService({ atOnce: 1, waiting: 10, perIp: 10 });

  it('are hashed with argon2id as OWASP recommends, each with its own salt', async () => {
    const first = await passwords.hash('correct horse', client);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(await passwords.hash('correct horse', client));
  });

  it('match only if every character is the same', async () => {
    const hash = await passwords.hash('correct horse', client);
    expect(await passwords.matches(hash, 'correct horse', client)).toBe(true);
    expect(await passwords.matches(hash, 'correct horse ', client)).toBe(false);
    expect(await passwords.matches(hash, 'Correct horse', client)).toBe(false);
    expect(await passwords.matches(undefined, '', client)).toBe(false);
  });

  it('can still be hashed and compared after a malformed stored hash is rejected', async () => {
    await expect(passwords.matches('not a hash', 'x', client)).rejects.toThrow('Decoding failed');
    const hash = await passwords.hash('x', client);
    expect(await passwords.matches(hash, 'x', client)).toBe(true);
  });
});

test('the number of parallel hashes is the number of cores less one, but at least one and at most four', () => {
  expect([1, 2, 4, 16].map((cores) => defaultHashQueueLimits(cores).atOnce)).toEqual([1, 1, 3, 4]);
});
