import { embeddedDatabaseUrl } from './start-server';
import { query } from './test-cluster';

/** Moves a user's completed quizzes into the past, in the embedded database of a running server. */
export async function moveQuizzesBack(dataDir: string, email: string, days: number): Promise<void> {
  await query(
    embeddedDatabaseUrl(dataDir),
    `update quiz_sessions set completed_at = completed_at - make_interval(days => $2)
     where completed_at is not null and user_id = (select id from users where email = $1)`,
    [email, days],
  );
}
