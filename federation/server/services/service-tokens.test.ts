import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { createServiceTokens, pairwiseSubjectOf } from './service-tokens';

const key = (text: string) => Buffer.alloc(32, text).toString('base64');
const options = { keys: [key('a')], subjectKey: key('s'), issuer: 'https://product.example.com' };
const expected = { issuer: options.issuer, audience: 'mfe-goals/goals', algorithms: ['EdDSA'] };

test('a service can verify a token with only the public keys, for its own audience and for one minute', async () => {
  const { sign, jwks } = await createServiceTokens(options);
  const token = await sign('mfe-goals', 'goals', 'account-1');
  const verified = await jwtVerify(token, createLocalJWKSet(jwks), { ...expected, maxTokenAge: '60s' });
  expect(verified.payload).toMatchObject({ sub: pairwiseSubjectOf(options.subjectKey, 'mfe-goals', 'account-1') });
  expect(jwks.keys.every((jwk) => !('d' in jwk))).toBe(true);
  for (const wrong of [
    { audience: 'mfe-goals/other' },
    { issuer: 'https://evil.example.com' },
    { currentDate: new Date(Date.now() + 61_000) },
  ]) {
    await expect(jwtVerify(token, createLocalJWKSet(jwks), { ...expected, ...wrong })).rejects.toThrow();
  }
  const other = await createServiceTokens({ ...options, keys: [key('b')] });
  await expect(jwtVerify(token, createLocalJWKSet(other.jwks), expected)).rejects.toThrow();
});

test('all configured public keys are published, so that tokens remain valid while the signing key changes', async () => {
  const [now, before, after] = await Promise.all(
    [['a', 'b'], ['b', 'a'], ['b']].map(async (keys) => createServiceTokens({ ...options, keys: keys.map(key) })),
  );
  const sign = async (tokens = now) => tokens?.sign('mfe-goals', 'goals', 'account-1') ?? '';
  for (const token of [await sign(now), await sign(before)]) {
    for (const set of [now, before]) await jwtVerify(token, createLocalJWKSet(set?.jwks ?? { keys: [] }), expected);
  }
  expect(decodeProtectedHeader(await sign(after)).kid).toBe(now?.jwks.keys[1]?.kid);
});

test('an account has a different id for each remote, and two accounts never share an id', () => {
  const ids = ['mfe-a', 'mfe-b'].flatMap((remote) =>
    ['1', '2'].map((account) => pairwiseSubjectOf(key('s'), remote, account)),
  );
  expect(new Set([...ids, pairwiseSubjectOf(key('t'), 'mfe-a', '1')]).size).toBe(5);
  expect(pairwiseSubjectOf(key('s'), 'mfe-a', '1')).toBe(ids[0]);
});
