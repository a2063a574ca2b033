import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError, bearerToken, hashToken } from '../http';
import { isLoopback } from './page-limit';

const isEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(hashToken(a)), Buffer.from(hashToken(b)));

/** Names of this machine. Any other may be a site whose name was made to resolve to this machine (DNS rebinding). */
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Who sends a request for the metrics. */
interface Reader {
  readonly ip: string;
  /** `Host`: the server's name as the client wrote it. */
  readonly host: string | undefined;
  readonly isForwarded: boolean;
}

/** Whether a request comes from this machine itself, and was meant for it. */
export function isThisMachine({ ip, host, isForwarded }: Reader): boolean {
  // A proxy on this machine forwards requests from elsewhere.
  return isLoopback(ip) && !isForwarded && host !== undefined && LOCAL_HOST.test(host);
}

/** Throws 401 without the token of the metrics; where there is none, 403 for all but this machine. */
export function checkReader({ ip, headers }: FastifyRequest, metricsToken: string | undefined): void {
  if (metricsToken !== undefined) {
    if (isEqual(bearerToken(headers.authorization) ?? '', metricsToken)) return;
    throw new ApiError(401, 'Please send the token of the metrics.', { headers: { 'www-authenticate': 'Bearer' } });
  }
  if (isThisMachine({ ip, host: headers.host, isForwarded: headers['x-forwarded-for'] !== undefined })) return;
  throw new ApiError(403, 'Only the machine itself may read this while VERDANT_METRICS_TOKEN is not set.');
}
