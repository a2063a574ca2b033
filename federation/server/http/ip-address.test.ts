import { fastify } from 'fastify';
import * as v from 'valibot';
import {
  ForbiddenIpError,
  guardedLookup,
  ipKind,
  toIpLimitKey,
  isFromThisMachine,
  siteNetworkKey,
  trustedProxiesSchema,
  trustProxyOption,
} from './ip-address';

const listed = (addresses: string) => addresses.split(' ');

test.each([
  ['public', listed('1.1.1.1 93.184.216.34 172.32.0.1 100.128.0.1 2606:4700::1111 2a00:1450::1')],
  ['loopback', listed('127.0.0.1 127.255.255.255 ::1 ::ffff:127.0.0.1')],
  ['private', listed('0.0.0.0 10.0.0.1 100.64.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1')],
  ['private', listed('224.0.0.1 255.255.255.255 ::ffff:10.0.0.1 ::ffff:169.254.169.254 localhost')],
  ['private', ['', ...listed(':: fe80::1 fc00::1 ff02::1 64:ff9b::a00:1 2002:a00:1:: 2001:0:1:: 2001:db8::1')]],
])('ipKind returns %s for %j', (kind, addresses) => {
  expect(addresses.filter((address) => ipKind(address) !== kind)).toEqual([]);
});

describe('guardedLookup', () => {
  const find = async (isAllowed: boolean, all: boolean) =>
    new Promise((done) => guardedLookup(() => isAllowed)('localhost', { all }, (error, found) => done(error ?? found)));

  it('fails for a host whose IP addresses are not allowed', async () => {
    expect(await find(false, true)).toBeInstanceOf(ForbiddenIpError);
    expect(await find(false, false)).toBeInstanceOf(ForbiddenIpError);
  });

  it('returns the IP addresses of a host that are allowed', async () => {
    expect(await find(true, false)).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(JSON.stringify(await find(true, true))).toMatch(/"address":"(127\.0\.0\.1|::1)"/);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '20010db8000100/56'],
  ['2001:0DB8:0001:00ff::1', '20010db8000100/56'],
  ['2001:db8:1:12ab::1', '20010db8000112/56'],
  ['2001:db8::1', '20010db8000000/56'],
  ['fe80::1%eth0', 'fe800000000000/56'],
  ['::1', '00000000000000/56'],
  ['::', '00000000000000/56'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['x'.repeat(10_000), 'unknown'],
])('rate limits count the IP address %s under the key %s', (ip, key) => {
  expect(toIpLimitKey(ip)).toBe(key);
});

test('siteNetworkKey is the /48 network of an IPv6 address, but the full IPv4 address', () => {
  for (const ip of ['2001:db8:1::1', '2001:db8:1:ffff::1']) expect(siteNetworkKey(ip)).toBe('20010db80001/48');
  expect(siteNetworkKey('203.0.113.7')).toBe('203.0.113.7');
});

test('a request counts as local only from a loopback address and without proxy headers', () => {
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(isFromThisMachine({ ip, headers: {} })).toBe(true);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(isFromThisMachine({ ip, headers: { [name]: '127.0.0.1' } })).toBe(false);
    }
  }
  expect(isFromThisMachine({ ip: '203.0.113.7', headers: {} })).toBe(false);
});

const read = (text: string) => v.safeParse(trustedProxiesSchema, text);

test.each([
  ['no', false],
  ['1', 1],
  ['16', 16],
  ['192.0.2.7', ['192.0.2.7']],
  ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
])('%s is accepted as the setting of trusted proxies', (text, value) => {
  expect(read(text).output).toEqual(value);
});

test.each(['yes', 'true', '0', '17', '-1', '1.5', '10.0.0.0/33', '10.0.0/8', 'proxy.example', '10.0.0.1,', ''])(
  '%j is refused as the setting of trusted proxies, with the valid values',
  (text) => {
    expect(read(text).issues?.[0].message).toMatch(
      /^must be `no`, the number of proxies .* \(such as 1\), or their IP/,
    );
  },
);

/** Returns the client's IP address that fastify finds for a connection from 127.0.0.1. */
async function clientOf(setting: string, forwarded: string): Promise<string> {
  const app = fastify({ trustProxy: trustProxyOption(v.parse(trustedProxiesSchema, setting)) });
  app.get('/', async (request) => request.ip);
  const { body } = await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return body;
}

test.each([
  ['no', '203.0.113.7', '127.0.0.1'],
  ['1', '203.0.113.7', '203.0.113.7'],
  // The client itself sent the left entry, and the proxy appended the right entry.
  ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['1', '127.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['2', '198.51.100.1, 203.0.113.7, 10.0.0.5', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.0/8, 10.0.0.0/8', '198.51.100.1, 203.0.113.7, 10.0.0.5', '203.0.113.7'],
  ['10.0.0.0/8', '203.0.113.7', '127.0.0.1'],
])('with trusted proxies %s, the client IP for X-Forwarded-For "%s" is %s', async (setting, forwarded, ip) => {
  expect(await clientOf(setting, forwarded)).toBe(ip);
});
