import { desc } from 'drizzle-orm';
import type { Database } from '../database';
import { releases } from '../registry';

const MAX_PUBLISHED = 200;

/** Who published which release, newest first. */
export async function findPublished(db: Database) {
  const { name, version, keyId, publishedAt } = releases;
  return db
    .select({ name, version, keyId, publishedAt })
    .from(releases)
    .orderBy(desc(publishedAt))
    .limit(MAX_PUBLISHED);
}
