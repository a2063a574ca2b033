import fc from 'fast-check';
import { acceptedTimeStep, createTotpSecret, setupUri } from './totp';

/** RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890, here in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
/** SHA-1 test vectors of RFC 6238: Unix seconds, the step in hex, and the last six of the eight digits. */
const vectors = [
  [59, '0000000000000001', '287082'],
  [1111111109, '00000000023523EC', '081804'],
  [1111111111, '00000000023523ED', '050471'],
  [1234567890, '000000000273EF07', '005924'],
  [2000000000, '0000000003F940AA', '279037'],
  [20000000000, '0000000027BC86AA', '353130'],
] as const;

const stepAt = (seconds: number, code: string, lastStep: number | null = null) =>
  acceptedTimeStep({ secret, code, lastStep }, new Date(seconds * 1000));

test.each(vectors)('at Unix time %i the code of time step %s is %s', (seconds, step, code) => {
  expect(stepAt(seconds, code)).toBe(Number.parseInt(step, 16));
});

test('codes of the previous, current and next time step are accepted, and all other codes are refused', () => {
  const [, , code] = vectors[3];
  const start = Math.floor(1234567890 / 30) * 30;
  const accepted = [-60, -31, -30, -1, 0, 29, 30, 59, 60, 90].filter((offset) => stepAt(start + offset, code));
  expect(accepted).toEqual([-30, -1, 0, 29, 30, 59]);
});

test('a code is refused if its time step or a later time step was already used', () => {
  const [seconds, , code] = vectors[3];
  const step = Math.floor(seconds / 30);
  expect(stepAt(seconds, code, step - 1)).toBe(step);
  expect(stepAt(seconds, code, step)).toBeUndefined();
  // The last accepted step is in the future, as it is after the server's clock was set back.
  expect(stepAt(seconds, code, step + 1_000)).toBeUndefined();
});

test('only a code of six digits is accepted', () => {
  const [seconds, , code] = vectors[3];
  const notSixDigits = fc.string().filter((text) => !/^\d{6}$/.test(text));
  fc.assert(fc.property(notSixDigits, (text) => stepAt(seconds, text) === undefined));
  for (const other of [` ${code}`, `${code}\n`, '5924', '0005924', '00592４', '005925']) {
    expect(stepAt(seconds, other)).toBeUndefined();
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
