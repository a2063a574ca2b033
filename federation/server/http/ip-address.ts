import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Networks that are not public: private, link-local, reserved, or an encoding of other IP addresses. */
const closed = new BlockList();
const closedV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [net, prefix] of closedV4) closed.addSubnet(net, prefix, 'ipv4');
/** Open networks of IPv6: those assigned for the internet, without tunnels and examples. */
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');
const closedV6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [net, prefix] of closedV6) closed.addSubnet(net, prefix, 'ipv6');

export type IpKind = 'public' | 'loopback' | 'private';

/** Returns the kind of an IP address; an invalid one counts as private. */
export function ipKind(address: string): IpKind {
  const family = isIP(address);
  if (family === 0) return 'private';
  const type = family === 4 ? 'ipv4' : 'ipv6';
  if (loopback.check(address, type)) return 'loopback';
  if (closed.check(address, type)) return 'private';
  return family === 4 || openV6.check(address, type) ? 'public' : 'private';
}

/** Thrown for a host whose IP address must not be connected to. */
export class ForbiddenIp extends Error {}

/**
 * Returns a lookup function for connections that fails unless all IP addresses of a host are allowed. The connection uses
 * the checked addresses, even if the name resolves to others a moment later.
 */
export function guardedLookup(isAllowed: (kind: IpKind) => boolean): LookupFunction {
  return (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      const refused = addresses.find(({ address }) => !isAllowed(ipKind(address)));
      if (refused || !first) return done(new ForbiddenIp(`${host} is not a public address`), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}
