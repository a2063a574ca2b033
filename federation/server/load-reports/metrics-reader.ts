import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError, bearerToken, hashToken } from '../http';
import { isFromThisMachine } from '../http/client-ip';

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

/** Names of this machine. Any other may be a site whose name was made to resolve to this machine (DNS rebinding). */
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Who sends a request for the metrics. */
type Reader = Pick<FastifyRequest, 'ip' | 'headers'>;

/** Whether a request comes from this machine itself, and was meant for it. */
export function isThisMachine(reader: Reader): boolean {
  const { host } = reader.headers;
  return isFromThisMachine(reader) && host !== undefined && LOCAL_HOST.test(host);
}

/** Throws 401 without the token of the metrics; where there is none (`setting` names it), 403 for all but this machine. */
export function checkReader(reader: Reader, metricsToken: string | undefined, setting: string): void {
  if (metricsToken !== undefined) {
    if (isEqual(bearerToken(reader.headers.authorization) ?? '', metricsToken)) return;
    throw new ApiError(401, 'Please send the token of the metrics.', { headers: { 'www-authenticate': 'Bearer' } });
  }
  if (isThisMachine(reader)) return;
  throw new ApiError(403, `Only the machine itself may read this while ${setting} is not set.`);
}
