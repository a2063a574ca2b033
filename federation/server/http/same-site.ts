import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Throws a 403 with this text for a request that a page of another site made its visitor send. */
export function refuseOtherSites({ headers }: FastifyRequest, text: string): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new ApiError(403, text);
}
