import type { FastifyRequest } from 'fastify';
import { bearerToken, readUserAgent, type UserAgent } from '@verdant/federation/http';
import { ipKeyOfRequest } from '@verdant/federation/limits';
import type { HashClient } from './hash-queue';

/** Browser and system of a sign-in, without versions: enough for a user to recognize their own device. */
export type Device = Pick<UserAgent, 'browser' | 'system'>;

export const unknownDevice: Device = { browser: '', system: '' };

export function deviceOfAgent(userAgent?: string): Device {
  const { browser, system } = readUserAgent(userAgent);
  return { browser, system };
}

/** Client that requests a session. */
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

/** Returns the token of the request's session; '' if there is none. */
export const tokenOf = (request: FastifyRequest): string => bearerToken(request.headers.authorization) ?? '';
