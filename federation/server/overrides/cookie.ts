import type { FastifyReply, FastifyRequest } from 'fastify';
import { setPrivateCookie } from '../http/cookies';
import { isTokenShaped } from '../http/tokens';
import { OVERRIDE_HOURS } from './store';

const COOKIE = 'overrides';

/** The token of the browser's overrides, if it has one. */
export function overrideToken({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[COOKIE];
  return token !== undefined && isTokenShaped(token) ? token : undefined;
}

export function setOverrideToken(reply: FastifyReply, token: string): void {
  setPrivateCookie(reply, COOKIE, token, OVERRIDE_HOURS * 60 * 60);
}

export function removeOverrideToken(reply: FastifyReply): void {
  setPrivateCookie(reply, COOKIE, '', 0);
}
