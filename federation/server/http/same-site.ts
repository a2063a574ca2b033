import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

/** Whether a page of another site made its visitor send the request. */
export function isOfOtherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Throws a 403 with this text for a request that a page of another site made its visitor send. */
export function refuseOtherSites(request: FastifyRequest, text: string): void {
  if (isOfOtherSite(request)) throw new ApiError(403, text);
}
