import type { FastifyReply, FastifyRequest } from 'fastify';
import { OVERRIDE_HOURS } from './store';

const NAME = 'verdant-overrides';
const TOKEN = /^[\w-]{43}$/;

/** The token of the browser's overrides, if it has one. */
export function overrideToken({ headers }: FastifyRequest): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([name, value]) => name === NAME && TOKEN.test(value ?? ''))?.[1];
}

function cookie(request: FastifyRequest, value: string, seconds: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function setOverrideToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('set-cookie', cookie(request, token, OVERRIDE_HOURS * 60 * 60));
}

export function removeOverrideToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(request, '', 0));
}
