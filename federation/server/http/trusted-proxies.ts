import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/**
 * The proxies in front of the server: none, how many of them each request passes, or their IP addresses and ranges in
 * CIDR notation. `X-Forwarded-*` is read from the right, so what a client wrote itself comes after what they added.
 */
export type TrustedProxies = false | number | readonly string[];

/** Values of `trustProxy` of fastify. */
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

/** Schema of a setting for it. There is no `yes`: believing every entry lets each client choose its IP address. */
export const trustedProxies = v.pipe(
  v.string(),
  v.transform(readTrusted),
  v.custom<TrustedProxies>((value) => value !== undefined, MUST_BE),
);

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Makes the check whether a connection from an IP address comes from one of the proxies. */
export function isFromProxy(proxies: TrustedProxies): (address: string | undefined) => boolean {
  if (typeof proxies === 'number') return () => true;
  const trusted = new BlockList();
  for (const entry of proxies === false ? [] : proxies) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => address !== undefined && trusted.check(address, familyOf(address));
}

/** fastify itself takes a number of hops for none. */
export function trustOption(proxies: TrustedProxies): TrustOption {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
