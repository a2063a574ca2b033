import type { FastifyRequest } from 'fastify';
import { bearerToken } from '@verdant/federation/http';
import { byIp } from '@verdant/federation/limits';
import { deviceOfAgent, type Device } from './device';
import type { HashClient } from './hash-queue';

/** Who requests a session. */
export interface Client extends HashClient {
  readonly device: Device;
}

export const hashClientOf = (request: FastifyRequest): HashClient => ({
  ip: byIp(request),
  isWanted: () => !request.socket.destroyed,
});

export const clientOf = (request: FastifyRequest): Client => ({
  device: deviceOfAgent(request.headers['user-agent']),
  ...hashClientOf(request),
});

/** The token of the session that asks; '' without one. */
export const tokenOf = (request: FastifyRequest): string => bearerToken(request.headers.authorization) ?? '';
