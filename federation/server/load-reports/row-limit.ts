import type { FastifyRequest } from 'fastify';
import type { LoadEvent } from '../../contract';
import { ipKey, isFromThisMachine } from '../http/client-ip';
import type { Limits } from '../limits';

const LIMIT = { name: 'rows of load reports', max: 500, windowMs: 60 * 60 * 1000 };

/**
 * The events that are stored: of each IP address (IPv6: of each /56 network) so many an hour, of each outcome apart, so that
 * the loads of a large office leave room for its failures. This machine itself has no limit.
 */
export function eventsToStore<Event extends Pick<LoadEvent, 'outcome'>>(
  { hit }: Limits['flood'],
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  events: readonly Event[],
): readonly Event[] {
  if (isFromThisMachine(request)) return events;
  const key = ipKey(request.ip);
  return events.filter(({ outcome }) => hit(LIMIT, `${key} ${outcome}`) === 0);
}
