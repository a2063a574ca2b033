import { createHash } from 'node:crypto';
import { and, gt, inArray, lt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { limitCountKey, type LimitStore, type LimitUseCount, type LimitUse } from '@verdant/federation/limits';
import type { Database } from '../database';
import { limitCounts } from './schema';

const rows = v.array(v.object({ key: v.string(), count: v.number(), ms_left: v.number() }));

/** Returns the stored hash of an IP address or account. */
function hashLimitKey(use: LimitUse): string {
  return createHash('sha256').update(limitCountKey(use)).digest('base64url');
}

/** Creates a store of counts in a shared table, by the clock of the database. */
export function createLimitTable(db: Database): LimitStore {
  return {
    add: async (additions) => {
      const added = additions.map((addition) => ({ key: hashLimitKey(addition), addition }));
      const keys = sql.param(added.map(({ key }) => key));
      const counts = sql.param(added.map(({ addition }) => addition.by));
      const windows = sql.param(added.map(({ addition }) => addition.limit.windowMs));
      // A stored window that ends later than a new one is from before the clock was set back. The new one replaces it.
      const isOpen = sql`stored.ends_at > now() and stored.ends_at <= excluded.ends_at`;
      // The keys are sorted, so that two servers with the same keys do not deadlock.
      const result = await db.execute(sql`
        insert into ${limitCounts} as stored (key, count, ends_at)
        select key, added, now() + window_ms * interval '1 millisecond'
        from unnest(${keys}::text[], ${counts}::int[], ${windows}::float8[]) as addition (key, added, window_ms)
        order by key
        on conflict (key) do update set
          count = case when ${isOpen} then stored.count else 0 end + excluded.count,
          ends_at = case when ${isOpen} then stored.ends_at else excluded.ends_at end
        returning key, count, (extract(epoch from ends_at - now()) * 1000)::float8 as ms_left`);
      const tallies = new Map<string, LimitUseCount>(
        v.parse(rows, result.rows).map(({ key, count, ms_left: msLeft }) => [key, { count, msLeft }]),
      );
      return added.map(({ key }) => tallies.get(key) ?? { count: 0, msLeft: 0 });
    },
    takeBack: async (uses) => {
      await db
        .update(limitCounts)
        .set({ count: sql`greatest(0, ${limitCounts.count} - 1)` })
        .where(and(inArray(limitCounts.key, uses.map(hashLimitKey)), gt(limitCounts.endsAt, sql`now()`)));
    },
  };
}

export async function deleteExpiredLimitCounts(db: Database): Promise<void> {
  await db.delete(limitCounts).where(lt(limitCounts.endsAt, sql`now()`));
}
