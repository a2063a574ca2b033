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

export const hashClientOf = (request: FastifyRequest): HashClient => ({
  ip: ipKeyOfRequest(request),
  isWanted: () => !request.socket.destroyed,
});

export const clientOf = (request: FastifyRequest): Client => ({
  device: deviceOfAgent(request.headers['user-agent']),
  ...hashClientOf(request),
});

/** Returns the token of the request's session; '' without a session. */
export const tokenOf = (request: FastifyRequest): string => bearerToken(request.headers.authorization) ?? '';
