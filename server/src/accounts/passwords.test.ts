import { createPasswords, defaultLimits } from './passwords';

const passwords = createPasswords({ atOnce: 1, waiting: 10 });

describe('passwords', () => {
  it('are hashed with argon2id as OWASP asks for, each with its own salt', async () => {
    const [first, second] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('match themselves and nothing else', async () => {
    const hash = await passwords.hash('correct horse');
    expect(await passwords.matches(hash, 'correct horse')).toBe(true);
    expect(await passwords.matches(hash, 'correct horse ')).toBe(false);
    expect(await passwords.matches(hash, 'Correct horse')).toBe(false);
  });

  it('of nobody are never right, not even the empty one', async () => {
    expect(await passwords.matches(undefined, '')).toBe(false);
    expect(await passwords.matches(undefined, 'correct horse')).toBe(false);
  });

  it('survive a malformed stored hash', async () => {
    await expect(passwords.matches('not a hash', 'x')).rejects.toThrow('Decoding failed');
    const hash = await passwords.hash('x');
    expect(await passwords.matches(hash, 'x')).toBe(true);
  });
});

describe('the limits', () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [16, 4],
  ])('leave a core to the rest: %i cores, %i at once', (cores, atOnce) => {
    expect(defaultLimits(cores).atOnce).toBe(atOnce);
  });
});
