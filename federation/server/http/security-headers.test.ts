import { fastify } from 'fastify';
import { requireHttps } from './security-headers';

async function headerOf(publicUrl: string | undefined, headers: Record<string, string> = {}, trustProxy = false) {
  const app = fastify({ trustProxy });
  requireHttps(app, publicUrl);
  const response = await app.inject({ url: '/nothing', headers });
  return response.headers['strict-transport-security'];
}

const viaHttps = { 'x-forwarded-proto': 'https' };

test('the HSTS header lasts at least a year if visitors use HTTPS', async () => {
  const year = 365 * 24 * 60 * 60;
  for (const header of [await headerOf('https://product.example.com'), await headerOf(undefined, viaHttps, true)]) {
    expect(Number(/^max-age=(\d+)$/.exec(String(header))?.[1])).toBeGreaterThanOrEqual(year);
  }
});

test('the HSTS header is not sent over plain HTTP, even if an untrusted client claims HTTPS', async () => {
  expect(await headerOf(undefined)).toBeUndefined();
  expect(await headerOf('http://localhost:3000')).toBeUndefined();
  expect(await headerOf(undefined, viaHttps)).toBeUndefined();
  expect(await headerOf(undefined, { 'x-forwarded-proto': 'http' }, true)).toBeUndefined();
});
