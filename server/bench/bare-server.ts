import { fastify } from 'fastify';
import pg from 'pg';
import * as v from 'valibot';
import { healthResponse, user, type User } from '@verdant/shared/contract';
import { bearerToken, hashToken } from '@verdant/federation/http';

/*
 * The reads of the product with nothing around them: the same token, the same statements (prepared), the same shape of
 * the response, checked by the same schema. Prints its port; lives as long as its standard input stays open.
 */

const SESSION = `select u.id, u.email, u.first_name from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`;
const USER = 'select * from users where id = $1';
const COMPLETED = `select * from quiz_sessions where user_id = $1 and completed_at is not null
  order by completed_at desc limit 1`;

async function start(): Promise<void> {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
  const app = fastify();
  app.get('/auth/me', async (request, reply) => {
    const token = bearerToken(request.headers.authorization);
    const hash = token === undefined ? '' : hashToken(token);
    const { rows: accounts } = await pool.query<{ id: string }>({ name: 'session', text: SESSION, values: [hash] });
    const [account] = accounts;
    if (!account) return reply.code(401).send({ detail: 'Please log in again.' });
    const { rows } = await pool.query<User>({ name: 'user', text: USER, values: [account.id] });
    const completed = await pool.query({ name: 'completed', text: COMPLETED, values: [account.id] });
    const isCompleted = completed.rows.length > 0;
    return v.parse(user, { ...rows[0], onboarding_completed: isCompleted });
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
