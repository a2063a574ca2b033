import { ForbiddenIp, guardedLookup, ipKind } from './ip-address';

describe('ipKind', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(ipKind(address)).toBe('public');
    },
  );

  it.each(['127.0.0.1', '127.255.255.255', '::1'])('%s is this machine', (address) => {
    expect(ipKind(address)).toBe('loopback');
  });

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0:1::',
    '2001:db8::1',
    '::ffff:10.0.0.1',
    'localhost',
    '',
  ])('%s is private', (address) => {
    expect(ipKind(address)).toBe('private');
  });

  it.each(['::ffff:127.0.0.1', '::ffff:169.254.169.254', '::ffff:7f00:1'])(
    '%s, written as IPv6, is not public',
    (address) => {
      expect(ipKind(address)).not.toBe('public');
    },
  );
});

describe('guardedLookup', () => {
  const find = async (isAllowed: boolean, all: boolean) =>
    new Promise((done) => guardedLookup(() => isAllowed)('localhost', { all }, (error, found) => done(error ?? found)));

  it('fails for a host whose IP addresses are not allowed', async () => {
    expect(await find(false, true)).toBeInstanceOf(ForbiddenIp);
    expect(await find(false, false)).toBeInstanceOf(ForbiddenIp);
  });

  it('returns the IP addresses that it checked', async () => {
    expect(await find(true, false)).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(JSON.stringify(await find(true, true))).toMatch(/"address":"(127\.0\.0\.1|::1)"/);
  });
});
