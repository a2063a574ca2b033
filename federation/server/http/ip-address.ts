import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

const loopback = blockListOf(['127.0.0.0/8', '::1']);
/** Networks that are not public: private, link-local and reserved ones, and IPv6 networks that embed IPv4 addresses. */
const CLOSED = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16 3fff::/20`;
const closed = blockListOf(CLOSED.split(/\s+/));
const openV6 = blockListOf(['2000::/3']);

export type IpKind = 'public' | 'loopback' | 'private';

/** Returns the kind of an IP address. An invalid address counts as private. */
export function ipKind(address: string): IpKind {
  const family = isIP(address);
  if (family === 0) return 'private';
  const type = familyOf(address);
  if (loopback.check(address, type)) return 'loopback';
  if (closed.check(address, type)) return 'private';
  return family === 4 || openV6.check(address, type) ? 'public' : 'private';
}

export class ForbiddenIpError extends Error {}

/**
 * Returns a DNS lookup function that fails if any IP address of the host is forbidden. The connection uses the checked
 * addresses, even if the name resolves differently a moment later.
 */
export function guardedLookup(isAllowed: (kind: IpKind) => boolean): LookupFunction {
  return (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      const refused = addresses.find(({ address }) => !isAllowed(ipKind(address)));
      if (refused || !first) return done(new ForbiddenIpError(`${host} is not a public address`), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Prefix length of a household's IPv6 network (RIPE-690). */
const HOUSEHOLD_BITS = 56;
/** Prefix length of the largest IPv6 network that one customer usually gets. */
const SITE_BITS = 48;
const GROUP_BITS = 16;

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Returns the eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalises every spelling, including IPv4 at the end.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** Returns the network of an IPv6 address: the first `bits` bits, followed by zeros. */
function networkOf(groups: readonly string[], bits: number): string {
  const network = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, index) => {
    const unused = Math.max(0, GROUP_BITS * (index + 1) - bits);
    return ((Number.parseInt(group, 16) >> unused) << unused).toString(16);
  });
  return `${network.join(':')}::/${bits}`;
}

function keyOf(ip: string, bits: number): string {
  const address = ip.replace(MAPPED, '').split('%', 1)[0] ?? '';
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : 'unknown';
  const groups = groupsOf(address);
  const [, , , , , isMapped, high = '0', low = '0'] = groups;
  if (isMapped === 'ffff' && groups.slice(0, 5).every((group) => group === '0')) {
    const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
    return bytes.join('.');
  }
  return networkOf(groups, bits);
}

/** Returns an IP address's key for limits: the IPv4 address, or the IPv6 /56 network. All invalid addresses share a key. */
export const toIpLimitKey = (ip: string): string => keyOf(ip, HOUSEHOLD_BITS);

/** Returns the IPv4 address, or the /48 network of an IPv6 address. Use only if counting clients as one does no harm. */
export const siteNetworkKey = (ip: string): string => keyOf(ip, SITE_BITS);

/** True if a program on this machine sent the request without a proxy. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  return ipKind(ip.replace(MAPPED, '')) === 'loopback' && FORWARDED.every((name) => headers[name] === undefined);
}

/**
 * Proxies in front of the server: none, the number that each request passes, or their IP addresses and CIDR ranges.
 * `X-Forwarded-*` is read from the right, where proxies append.
 */
export type TrustedProxies = false | number | readonly string[];

export type TrustOption = false | string[] | ((address: string, hop: number) => boolean);

const MAX_HOPS = 16;
const MUST_BE =
  'must be `no`, the number of proxies that every request passes (such as 1), or their IP addresses and ranges (such as 192.0.2.7, 10.0.0.0/8, fd00::/8)';

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

function readTrusted(text: string): TrustedProxies | undefined {
  if (text === 'no') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text) >= 1 && Number(text) <= MAX_HOPS ? Number(text) : undefined;
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isAddressOrRange) ? addresses : undefined;
}

/** Schema of the setting for trusted proxies. Trusting any proxy (`yes`) would let a client choose its IP address. */
export const trustedProxies = v.pipe(
  v.string(),
  v.transform(readTrusted),
  v.custom<TrustedProxies>((value) => value !== undefined, MUST_BE),
);

export function isFromProxy(proxies: TrustedProxies): (address: string | undefined) => boolean {
  if (typeof proxies === 'number') return () => true;
  const trusted = blockListOf(proxies === false ? [] : proxies);
  return (address) => address !== undefined && trusted.check(address, familyOf(address));
}

/** Returns the value of fastify's option `trustProxy`, which ignores numbers. */
export function trustProxyOption(proxies: TrustedProxies): TrustOption {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
