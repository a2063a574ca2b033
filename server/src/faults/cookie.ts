import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_HOURS } from './store';

const NAME = 'verdant-lab';

/** The token of the tester's session, if the browser has one. */
export function labToken(request: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
}

function cookie(request: FastifyRequest, value: string, seconds: number): string {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function setLabToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.header('set-cookie', cookie(request, token, SESSION_HOURS * 60 * 60));
}

export function removeLabToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(request, '', 0));
}
