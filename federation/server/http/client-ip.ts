import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ipKind } from './ip-address';

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Bits of the network that providers give to a household (RIPE-690), which may use any address in it. */
const HOUSEHOLD_BITS = 56;
/** Bits of the largest network that one customer usually gets. */
const SITE_BITS = 48;
const GROUP_BITS = 16;

/** Headers by which a proxy states that a request comes from elsewhere. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL writes every spelling of an address in one way, IPv4 at its end included.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** The first groups of an IPv6 address, with 0 for all beyond `bits`. */
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
 * Returns the key of an IP address for limits: an IPv4 address itself, in IPv6 notation too, and of an IPv6 address the /56
 * network. Whatever is no IP address counts as one client.
 */
export const ipKey = (ip: string): string => keyOf(ip, HOUSEHOLD_BITS);

/** Returns a key like `ipKey`, with the /48 network of an IPv6 address: for decisions about all users, where too few votes do no harm. */
export const voteKey = (ip: string): string => keyOf(ip, SITE_BITS);

/** Whether a program on this machine sent the request itself: none that a proxy passed on. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  return ipKind(ip.replace(MAPPED, '')) === 'loopback' && FORWARDED.every((name) => headers[name] === undefined);
}
