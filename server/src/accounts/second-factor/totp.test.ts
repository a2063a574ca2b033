import fc from 'fast-check';
import { acceptedTimeStep, createTotpSecret, setupUri } from './totp';

/** RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890, here in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** A test vector for SHA-1 of RFC 6238: Unix seconds, and the last six of the eight digits. */
const [SECONDS, CODE] = [1234567890, '005924'] as const;

const stepAt = (seconds: number, code: string, lastStep: number | null = null) =>
  acceptedTimeStep({ secret, code, lastStep }, new Date(seconds * 1000));

test('codes of the previous, current and next time step are accepted, and all other codes are refused', () => {
  const start = Math.floor(SECONDS / 30) * 30;
  const accepted = [-60, -31, -30, -1, 0, 29, 30, 59, 60, 90].filter((offset) => stepAt(start + offset, CODE));
  expect(accepted).toEqual([-30, -1, 0, 29, 30, 59]);
});

test('a code is refused if its time step or a later time step was already used', () => {
  const step = Math.floor(SECONDS / 30);
  expect(stepAt(SECONDS, CODE, step - 1)).toBe(step);
  expect(stepAt(SECONDS, CODE, step)).toBeUndefined();
  // The last accepted step is in the future, as it is after the server's clock was set back.
  expect(stepAt(SECONDS, CODE, step + 1_000)).toBeUndefined();
});

test('only a code of six digits is accepted', () => {
  const notSixDigits = fc.string().filter((text) => !/^\d{6}$/.test(text));
  fc.assert(fc.property(notSixDigits, (text) => stepAt(SECONDS, text) === undefined));
  for (const other of [` ${CODE}`, `${CODE}\n`, '5924', '0005924', '00592４', '005925']) {
    expect(stepAt(SECONDS, other)).toBeUndefined();
  }
});

test('a secret has 160 random bits, and the setup URI contains the secret and the account name', () => {
  const newSecret = createTotpSecret();
  expect(newSecret).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(newSecret);
  const uri = new URL(setupUri({ secret: newSecret, issuer: 'Verdant', email: 'jo+x@example.com' }));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toMatch(/Verdant:jo\+x@example\.com$/);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: newSecret, issuer: 'Verdant' });
});
