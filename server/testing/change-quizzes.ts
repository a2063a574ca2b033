import pg from 'pg';
import { embeddedUrl } from './embedded-url';

/** Changes data directly in the embedded database of a running server. */
async function change(dataDir: string, text: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: embeddedUrl(dataDir) });
  await client.connect();
  try {
    await client.query(text, [...values]);
  } finally {
    await client.end();
  }
}

/** Moves a user's completed quizzes into the past. */
export async function moveQuizzesBack(dataDir: string, email: string, days: number): Promise<void> {
  await change(
    dataDir,
    `update quiz_sessions set completed_at = completed_at - make_interval(days => $2)
     where completed_at is not null and user_id = (select id from users where email = $1)`,
    [email, days],
  );
}
