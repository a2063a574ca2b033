import type pg from 'pg';

const TABLES = ['job', 'archive'];

/** Deletes the jobs that carry a user as `user_id` or, in whatever case it was typed, as `email`. */
export async function deleteUserJobs(
  pool: pg.Pool,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  for (const table of TABLES) {
    await pool.query(`delete from pgboss.${table} where data->>'user_id' = $1 or lower(data->>'email') = lower($2)`, [
      userId,
      email,
    ]);
  }
}
