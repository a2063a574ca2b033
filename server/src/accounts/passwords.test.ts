import { createPasswords, defaultLimits } from './passwords';

const client = { ip: '198.51.100.1', isWanted: () => true };
const passwords = createPasswords({ atOnce: 1, waiting: 10, perIp: 10 });

describe('passwords', () => {
  it('are hashed with argon2id as OWASP recommends, each with its own salt', async () => {
    const [first, second] = [
      await passwords.hash('correct horse', client),
      await passwords.hash('correct horse', client),
    ];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match only if every character is the same', async () => {
    const hash = await passwords.hash('correct horse', client);
    expect(await passwords.matches(hash, 'correct horse', client)).toBe(true);
    expect(await passwords.matches(hash, 'correct horse ', client)).toBe(false);
    expect(await passwords.matches(hash, 'Correct horse', client)).toBe(false);
  });

  it('never match for an unknown user, not even an empty password', async () => {
    expect(await passwords.matches(undefined, '', client)).toBe(false);
    expect(await passwords.matches(undefined, 'correct horse', client)).toBe(false);
  });

  it('can still be hashed and compared after a malformed stored hash is rejected', async () => {
    await expect(passwords.matches('not a hash', 'x', client)).rejects.toThrow('Decoding failed');
    const hash = await passwords.hash('x', client);
    expect(await passwords.matches(hash, 'x', client)).toBe(true);
  });
});

describe('the default limits of password hashing', () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [16, 4],
  ])('depend on the number of cores: %i cores, %i hashes at once', (cores, atOnce) => {
    expect(defaultLimits(cores).atOnce).toBe(atOnce);
  });
});
