import * as v from 'valibot';
import type { ApiCall } from './api-call';

export const reminderCalls = {
  /**
   * Stops reminders by mail, with the token of a mail's link and without signing in: 204, or 400 for an unknown link. Mail
   * clients also send this request, with a form without other data (RFC 8058).
   */
  stop: {
    method: 'POST',
    path: '/notifications/unsubscribe/:token',
    params: v.object({ token: v.string() }),
  },
} as const satisfies Record<string, ApiCall>;
