import type { FastifyReply, FastifyRequest } from 'fastify';
import { setPrivateCookie } from '../http/cookies';
import { SESSION_HOURS } from './store';

const COOKIE = 'lab';

/** The token of the tester's session, if the browser has one. */
export function labToken({ cookies }: FastifyRequest): string | undefined {
  return cookies[COOKIE];
}

export function setLabToken(reply: FastifyReply, token: string): void {
  setPrivateCookie(reply, COOKIE, token, SESSION_HOURS * 60 * 60);
}

export function removeLabToken(reply: FastifyReply): void {
  setPrivateCookie(reply, COOKIE, '', 0);
}
