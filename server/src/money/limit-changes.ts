import { limitPerMinute, type Limits } from '@verdant/federation/limits';
import { authenticate } from '../accounts/authenticate';
import type { Database } from '../database';

export interface LimitedRoutesContext {
  readonly db: Database;
  readonly limits: Limits;
}

/** Returns route options that authenticate requests, and allow at most `max` requests a minute and user. */
export const limitedRouteOptions = ({ db, limits }: LimitedRoutesContext, name: string, max: number) => ({
  preHandler: [authenticate(db), limitPerMinute(limits.flood, name, { max, keyOf: ({ account }) => account.id })],
});
