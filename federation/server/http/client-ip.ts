import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ipKind } from './ip-address';

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Bits of the network that providers give to a household (RIPE-690), which may use all of its addresses. */
const HOUSEHOLD_BITS = 56;
/** Bits of the largest network that one customer usually gets. */
const SITE_BITS = 48;
const GROUP_BITS = 16;

/** Headers by which a proxy states that a request comes from elsewhere. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Returns the eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser normalises every spelling of an address, including IPv4 at its end.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** Returns the network of an IPv6 address: its groups with 0 beyond `bits`. */
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

/**
 * Returns the key of an IP address for limits: an IPv4 address, also in IPv6 notation, or the /56 network of an IPv6
 * address. All invalid addresses count as one client.
 */
export const ipKey = (ip: string): string => keyOf(ip, HOUSEHOLD_BITS);

/** Returns a key like `ipKey` with the /48 network of an IPv6 address, for decisions about all users, for which counting too few is harmless. */
export const voteKey = (ip: string): string => keyOf(ip, SITE_BITS);

/** True if a program on this machine sent the request directly, without a proxy. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  return ipKind(ip.replace(MAPPED, '')) === 'loopback' && FORWARDED.every((name) => headers[name] === undefined);
}
