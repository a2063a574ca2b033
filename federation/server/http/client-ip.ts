import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ipKind } from './ip-address';

const MAPPED = /^::ffff:(?=\d+\.)/i;
/** Half of an IPv6 address: the network of one customer, who may use any address in it. */
const NETWORK_GROUPS = 4;

/** Headers by which a proxy says that a request comes from elsewhere. */
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

/**
 * What a limit counts for an IP address: an IPv4 address itself, in IPv6 notation too, and of an IPv6 address the /64
 * network. Whatever is no IP address counts as one client.
 */
export function ipKey(ip: string): string {
  const address = ip.replace(MAPPED, '').split('%', 1)[0] ?? '';
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : 'unknown';
  const groups = groupsOf(address);
  const [, , , , , isMapped, high = '0', low = '0'] = groups;
  if (isMapped === 'ffff' && groups.slice(0, 5).every((group) => group === '0')) {
    const bytes = [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
    return bytes.join('.');
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Whether a program on this machine sent the request itself: none that a proxy passed on. */
export function isFromThisMachine({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  return ipKind(ip.replace(MAPPED, '')) === 'loopback' && FORWARDED.every((name) => headers[name] === undefined);
}
