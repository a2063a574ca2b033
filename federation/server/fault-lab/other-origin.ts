import type { FastifyRequest } from 'fastify';

/** Another name of this machine, which every server has that is reached by the first. */
const NAMESAKES: Readonly<Record<string, string>> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Another origin by which the visitor reaches this server: the one of the settings, or on this machine its other name.
 * Undefined where there is none.
 */
export function otherOriginOf(
  { protocol, hostname, port }: Pick<FastifyRequest, 'protocol' | 'hostname' | 'port'>,
  configured: string | undefined,
): string | undefined {
  const namesake = NAMESAKES[hostname];
  if (configured !== undefined || namesake === undefined) return configured;
  return new URL(`${protocol}://${namesake}:${port ?? ''}`).origin;
}
