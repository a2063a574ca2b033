import { fastify } from 'fastify';
import * as v from 'valibot';
import { trustedProxies, trustOption } from './trusted-proxies';

const read = (text: string) => v.safeParse(trustedProxies, text);

test.each([
  ['no', false],
  ['1', 1],
  ['16', 16],
  ['192.0.2.7', ['192.0.2.7']],
  ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('%s is taken', (text, value) => {
  expect(read(text).output).toEqual(value);
});

test.each(['yes', 'true', '0', '17', '-1', '1.5', '10.0.0.0/33', '10.0.0/8', 'proxy.example', '10.0.0.1,', ''])(
  '%j is refused with what to write',
  (text) => {
    expect(read(text).issues?.[0].message).toMatch(
      /^must be `no`, the number of proxies .* \(such as 1\), or their IP/,
    );
  },
);

/** The client's IP address behind these proxies, for a connection from 127.0.0.1. */
async function clientOf(setting: string, forwarded: string): Promise<string> {
  const app = fastify({ trustProxy: trustOption(v.parse(trustedProxies, setting)) });
  app.get('/', async (request) => request.ip);
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return body;
}

test.each([
  ['no', '203.0.113.7', '127.0.0.1'],
  ['1', '203.0.113.7', '203.0.113.7'],
  // Entries of the client are to the left of those that the proxy appended.
  ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['1', '127.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['2', '198.51.100.1, 203.0.113.7, 10.0.0.5', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.0/8, 10.0.0.0/8', '198.51.100.1, 203.0.113.7, 10.0.0.5', '203.0.113.7'],
  ['10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
])('with %s, X-Forwarded-For: %s is %s', async (setting, forwarded, ip) => {
  expect(await clientOf(setting, forwarded)).toBe(ip);
});
