import * as v from 'valibot';
import type { ApiCall } from './api-call';

/** State of the subscription link to the user's calendar of bills. */
export const calendarState = v.object({
  /** ISO time at which the link was created; null without a link. */
  created_at: v.nullable(v.string()),
});
export type CalendarState = v.InferOutput<typeof calendarState>;

export const moneyCalendarCalls = {
  state: { method: 'GET', path: '/money/calendar', response: calendarState },
  /** Creates the link; an existing link stops working. The token is only returned here. */
  create: {
    method: 'POST',
    path: '/money/calendar',
    response: v.object({ ...calendarState.entries, token: v.string() }),
  },
  revoke: { method: 'DELETE', path: '/money/calendar', response: calendarState },
  /** Returns the calendar (RFC 5545) for a valid token; 404 for an unknown or revoked token. */
  feed: {
    method: 'GET',
    path: '/money/calendar/:token',
    params: v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/, 'Invalid value')) }),
  },
} as const satisfies Record<string, ApiCall>;
