import { createPasswordService, defaultHashQueueLimits } from './passwords';

const client = { ip: '198.51.100.1', isWanted: () => true };
const passwords = createPasswordService({ atOnce: 1, waiting: 10, perIp: 10 });

describe('passwords', () => {
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
