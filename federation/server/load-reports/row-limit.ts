import type { FastifyRequest } from 'fastify';
import type { LoadEvent, VitalEvent } from '../../contract';
import { ipKey, isFromThisMachine } from '../http/client-ip';
import type { Limits } from '../limits';

const HOUR_MS = 60 * 60 * 1000;
const LIMIT = { name: 'rows of load reports', max: 500, windowMs: HOUR_MS };
/** Of twenty measured visits: a percentile has few of them, and no one is to make it alone. */
const VITALS_LIMIT = { name: 'vitals', max: 60, windowMs: HOUR_MS };

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

/** The figures of visits that count: of each IP address so many an hour, counted before they are sampled. */
export function vitalsToStore(
  { hit }: Limits['flood'],
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  events: readonly VitalEvent[],
): readonly VitalEvent[] {
  if (isFromThisMachine(request)) return events;
  return events.filter(() => hit(VITALS_LIMIT, ipKey(request.ip)) === 0);
}
