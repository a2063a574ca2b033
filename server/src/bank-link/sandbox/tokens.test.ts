import { seal, unseal, ACCESS_SECONDS, accessClaims, createTokens } from './tokens';

const KEY = 'k'.repeat(43);
const START = Date.UTC(2026, 10, 21);
const at = (ms: number) =>
  createTokens(
    () => KEY,
    () => START + ms,
  );
const { token } = at(0).issue('user-1', 'https://verdant.test');

test("a token carries its user and its page's origin", () => {
  expect(at(0).readAccess(token)).toMatchObject({
    ok: true,
    claims: { sub: 'user-1', origin: 'https://verdant.test' },
  });
});

test('it lives for 29 minutes, and still names its page when it is over', () => {
  expect(at(ACCESS_SECONDS * 1000 - 1).readAccess(token).ok).toBe(true);
  expect(at(ACCESS_SECONDS * 1000).readAccess(token)).toMatchObject({
    ok: false,
    problem: 'expired',
    claims: { origin: 'https://verdant.test' },
  });
});

test.each([
  ['another key', createTokens(() => 'other').issue('user-1', 'https://verdant.test').token, 'signature'],
  ['a changed letter', `${token.slice(0, -2)}${token.endsWith('A') ? 'B' : 'A'}A`, 'signature'],
  [
    'claims of somebody else',
    token.replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"user-2"}').toString('base64url')}.`),
    'signature',
  ],
  ['no signature', token.slice(0, token.lastIndexOf('.')), 'malformed'],
  ['another algorithm', token.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url')), 'malformed'],
  ['nothing', '', 'malformed'],
  ['another purpose', seal(KEY, 'elsewhere', START, { sub: 'u', origin: 'https://verdant.test', iat: 1 }), 'audience'],
  ['an invalid origin', seal(KEY, 'verdant-bank-sandbox', START, { sub: 'u', origin: '*', iat: 1 }), 'malformed'],
])('%s is refused', (_what, forged, problem) => {
  expect(at(0).readAccess(forged)).toMatchObject({ ok: false, problem });
});

test('a token of the widget is no step of a visit, and a step is no token', () => {
  const tokens = at(0);
  const visit = tokens.sealVisit(
    tokens.beginVisit({ sub: 'user-1', origin: 'https://verdant.test', iat: START / 1000 }),
  );
  expect(tokens.readVisit(visit).ok).toBe(true);
  expect(tokens.readVisit(token).ok).toBe(false);
  expect(unseal(KEY, 'verdant-bank-sandbox', visit, accessClaims, START).ok).toBe(false);
});
