import { ipKey, isFromThisMachine, voteKey } from './client-ip';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:00ff::1', '2001:db8:1:0::/56'],
  ['2001:db8:1:12ab::1', '2001:db8:1:1200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['::', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['x'.repeat(10_000), 'unknown'],
])('%s counts as %s', (ip, key) => {
  expect(ipKey(ip)).toBe(key);
});

test('a vote of an IPv6 address is that of its /48 network, and of an IPv4 address its own', () => {
  for (const ip of ['2001:db8:1::1', '2001:db8:1:ffff::1']) expect(voteKey(ip)).toBe('2001:db8:1::/48');
  expect(voteKey('203.0.113.7')).toBe('203.0.113.7');
});

test('a request is from this machine only without a header of a proxy', () => {
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(isFromThisMachine({ ip, headers: {} })).toBe(true);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(isFromThisMachine({ ip, headers: { [name]: '127.0.0.1' } })).toBe(false);
    }
  }
  expect(isFromThisMachine({ ip: '203.0.113.7', headers: {} })).toBe(false);
});
