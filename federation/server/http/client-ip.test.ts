import { ipKey, isFromThisMachine } from './client-ip';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['x'.repeat(10_000), 'unknown'],
])('%s counts as %s', (ip, key) => {
  expect(ipKey(ip)).toBe(key);
});

test('a request is from this machine only when nothing says that a proxy passed it on', () => {
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(isFromThisMachine({ ip, headers: {} })).toBe(true);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(isFromThisMachine({ ip, headers: { [name]: '127.0.0.1' } })).toBe(false);
    }
  }
  expect(isFromThisMachine({ ip: '203.0.113.7', headers: {} })).toBe(false);
});
