import { SignJWT } from 'jose';
import { verifyAccessToken, signAccessToken } from './access-token';

const KEY = 'k'.repeat(43);
const START = new Date('2026-11-21T00:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const access = { loginName: 'user-1', origin: 'https://verdant.test' };

const signed = async (audience: string, origin: string) =>
  new SignJWT({ origin, sub: 'user-1', aud: audience, exp: after(60).getTime() / 1000 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(KEY));

test('a token contains its user and the page origin, and expires after 29 minutes', async () => {
  const token = await signAccessToken(KEY, access, START);
  expect(await verifyAccessToken(KEY, token, after(29 * 60 - 1))).toEqual(access);
  expect(await verifyAccessToken(KEY, token, after(29 * 60))).toBeUndefined();
});

test('a forged token or a token issued for another purpose is refused', async () => {
  const token = await signAccessToken(KEY, access, START);
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const forged = {
    'another key': await signAccessToken('another'.repeat(6), access, START),
    'claims of another user': `${header}.${encoded({ sub: 'user-2' })}.${signature}`,
    'no signature': `${header}.${payload}`,
    'an empty signature': `${encoded({ alg: 'none' })}.${payload}.`,
    'another algorithm': `${encoded({ alg: 'none' })}.${payload}.${signature}`,
    'another audience': await signed('elsewhere', access.origin),
    'an invalid origin': await signed('verdant-bank-sandbox', '*'),
    nothing: '',
  };
  for (const [problem, text] of Object.entries(forged)) {
    expect([problem, await verifyAccessToken(KEY, text, START)]).toEqual([problem, undefined]);
  }
  const valid = await signed('verdant-bank-sandbox', access.origin);
  expect(await verifyAccessToken(KEY, valid, START)).toEqual(access);
});
