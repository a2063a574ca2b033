import { deepEqual, equal } from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { after, before, test } from 'node:test';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWTVerifyGetKey,
} from 'jose';
import { createExampleService } from './service';

const issuer = 'https://product.example.com';
const audience = 'template-remote/template-page';
const signingKeys = await generateKeyPair('EdDSA');
const foreign = await generateKeyPair('EdDSA');
const keys = createLocalJWKSet({ keys: [await exportJWK(signingKeys.publicKey)] });
const server = createServer(createExampleService({ issuer, audience, keys }));
let url = '';

/** Starts a server on a free port. Resolves to the URL of its path `/list`. */
async function listen(listener: Server): Promise<string> {
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  const address = listener.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/list`;
}
before(async () => {
  url = await listen(server);
});
after(() => server.close());

const now = () => Math.floor(Date.now() / 1000);
const tokenOf = async (sub: string, changes = {}, key = signingKeys.privateKey) =>
  new SignJWT({ iss: issuer, aud: audience, sub, iat: now(), exp: now() + 60, jti: 'id', ...changes })
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(key);
const call = async (token: string, init: RequestInit = {}) => {
  const response = await fetch(url, { ...init, headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as unknown };
};

void test('stores a list for each user', async () => {
  const [first, second] = await Promise.all([tokenOf('first'), tokenOf('second')]);
  equal((await call(first, { method: 'POST', body: '{"text":"a"}' })).status, 201);
  equal((await call(first, { method: 'POST', body: '{"text":1}' })).status, 422);
  deepEqual(await call(first), { status: 200, body: { list: ['a'] } });
  deepEqual(await call(second), { status: 200, body: { list: [] } });
});

void test('responds 401 for any other token', async () => {
  const wrong = await Promise.all([
    tokenOf('first', { aud: 'template-remote/other' }),
    tokenOf('first', { iss: 'https://other.example.com' }),
    tokenOf('first', { iat: now() - 90, exp: now() - 30 }),
    tokenOf('first', { exp: undefined }),
    tokenOf('first', {}, foreign.privateKey),
  ]);
  for (const token of ['x', ...wrong]) equal((await call(token)).status, 401);
});

void test('responds 500, and not 401, while the keys cannot be fetched', async () => {
  const failing: JWTVerifyGetKey[] = [
    // The URL of the service itself, which responds with 401 and not with keys.
    createRemoteJWKSet(new URL(url)),
    createRemoteJWKSet(new URL('http://127.0.0.1:1/')),
    async () => Promise.reject(new errors.JWKSTimeout()),
    async () => Promise.reject(new errors.JWKSInvalid()),
  ];
  for (const broken of failing) {
    const other = createServer(createExampleService({ issuer, audience, keys: broken }));
    const headers = { authorization: `Bearer ${await tokenOf('first')}` };
    const { status } = await fetch(await listen(other), { headers });
    other.close();
    equal(status, 500);
  }
});
