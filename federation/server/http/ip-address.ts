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

/** Prefix length of a household's IPv6 network (RIPE-690). */
const HOUSEHOLD_BITS = 56;
/** Prefix length of the largest IPv6 network that one customer usually gets. */
const SITE_BITS = 48;

const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Returns the 32 hexadecimal digits of an IPv6 address. */
function digitsOf(address: string): string {
  // The URL parser normalises every spelling, including IPv4 at the end.
  const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left = '', right = ''] = [head, tail].map((groups) =>
    (groups ?? '')
      .split(':')
      .map((group) => group && group.padStart(4, '0'))
      .join(''),
  );
  return left.padEnd(32 - right.length, '0') + right;
}

/** Pattern of the digits of an IPv6 address that stands for an IPv4 address. */
const MAPPED_DIGITS = /^0{20}f{4}/;

function keyOf(ip: string, bits: number): string {
  const [address = ''] = ip.split('%', 1);
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : 'unknown';
  const digits = digitsOf(address);
  if (MAPPED_DIGITS.test(digits)) return [...Buffer.from(digits.slice(24), 'hex')].join('.');
  return `${digits.slice(0, bits / 4)}/${bits}`;
}

/** Returns an IP address's key for limits: the IPv4 address, or the IPv6 /56 network. All invalid addresses share a key. */
export const toIpLimitKey = (ip: string): string => keyOf(ip, HOUSEHOLD_BITS);

/** Returns the IPv4 address, or the /48 network of an IPv6 address. Use only if counting clients as one does no harm. */
export const siteNetworkKey = (ip: string): string => keyOf(ip, SITE_BITS);

/** True if a program on this machine sent the request without a proxy. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  return ipKind(ip) === 'loopback' && FORWARDED.every((name) => headers[name] === undefined);
}

/**
 * Proxies in front of the server: none, the number that each request passes, or their IP addresses and CIDR ranges.
 * `X-Forwarded-*` is read from the right, where proxies append.
 */
export type TrustedProxies = false | number | readonly string[];

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
export const trustedProxiesSchema = v.pipe(
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
export function trustProxyOption(proxies: TrustedProxies) {
  if (typeof proxies === 'number') return (_address: string, hop: number) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
