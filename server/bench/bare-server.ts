import { fastify } from 'fastify';
import pg from 'pg';
import * as v from 'valibot';
import { healthResponse, user } from '@verdant/shared/contract';
import { bearerToken, hashToken } from '@verdant/federation/http';

/*
 * The reads of the product with nothing around them: the same token, as many statements (prepared), the same fields of the
 * response, checked by the contract's schema. Prints its port; lives as long as its standard input stays open.
 */

const SESSION = `select u.id, u.email, u.first_name, u.email_verified_at, s.idle_minutes from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`;
const USER = 'select * from users where id = $1';

/** A row of `users`, as the product's response has it. */
interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly email_verified_at: Date | null;
  readonly notifications: object | null;
  readonly preferences: object | null;
}
const COMPLETED = `select * from quiz_sessions where user_id = $1 and completed_at is not null
  order by completed_at desc limit 1`;

async function start(): Promise<void> {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
  const app = fastify();
  app.get('/auth/me', async (request, reply) => {
    const token = bearerToken(request.headers.authorization);
    const hash = token === undefined ? '' : hashToken(token);
    const { rows: accounts } = await pool.query<{ id: string; idle_minutes: number }>({
      name: 'session',
      text: SESSION,
      values: [hash],
    });
    const [account] = accounts;
    if (!account) return reply.code(401).send({ detail: 'Please log in again.' });
    const { rows } = await pool.query<UserRow>({ name: 'user', text: USER, values: [account.id] });
    const [row] = rows;
    if (!row) return reply.code(404).send();
    const completed = await pool.query({ name: 'completed', text: COMPLETED, values: [account.id] });
    return v.parse(user, {
      id: row.id,
      email: row.email,
      first_name: row.first_name,
      last_name: row.last_name,
      phone: row.phone,
      onboarding_completed: completed.rows.length > 0,
      email_verified: row.email_verified_at !== null,
      idle_minutes: account.idle_minutes,
      ...(row.notifications && { notifications: row.notifications }),
      ...(row.preferences && { preferences: row.preferences }),
    });
  });
  app.get('/health', async () => {
    await pool.query({ name: 'health', text: 'select 1' });
    return v.parse(healthResponse, { status: 'ok', version: '0', uptime_seconds: 1, database: 'ok' });
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`${new URL(address).port}\n`);
}

process.stdin.on('end', () => process.exit(0)).resume();
start().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
