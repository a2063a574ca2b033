import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { publishedReader } from './published-remotes';

test('statusOf rejects with status 503 and Retry-After while the database is unreachable', async () => {
  const db = drizzle({ client: new pg.Pool({ host: '127.0.0.1', port: 1 }) });
  const log = { warn: () => undefined, info: () => undefined };
  const { statusOf } = publishedReader({ db, builds: { offering: undefined }, log });
  for (const version of ['1.0.0', '1.1.0']) {
    const refused = { status: 503, headers: { 'retry-after': '2' } };
    await expect(statusOf('mfe-goals', version)).rejects.toMatchObject(refused);
  }
});
