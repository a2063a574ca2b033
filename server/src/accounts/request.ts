import type { FastifyRequest } from 'fastify';
import { bearerToken, readUserAgent, type UserAgent } from '@verdant/federation/http';
import { ipKeyOfRequest } from '@verdant/federation/limits';
import type { HashClient } from './hash-queue';

/** Browser and system of a sign-in, by which users recognise their own devices. */
export type Device = Pick<UserAgent, 'browser' | 'system'>;

export function deviceOfAgent(userAgent?: string): Device {
  const { browser, system } = readUserAgent(userAgent);
  return { browser, system };
}

export interface Client extends HashClient {
  readonly device: Device;
}

export const clientOf = (request: FastifyRequest): Client => ({
  ip: ipKeyOfRequest(request),
  isWanted: () => !request.socket.destroyed,
  device: deviceOfAgent(request.headers['user-agent']),
});

/** Returns the token of the request's session; '' without a session. */
export const tokenOf = (request: FastifyRequest): string => bearerToken(request.headers.authorization) ?? '';
