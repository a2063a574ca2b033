import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { releaseStatuses, statusesAfter } from './public-releases';
import type { Activation } from './remote-state';

const line = (action: Activation['action'], version: string, name = 'mfe-goals') => ({
  name,
  action,
  version,
  percent: null,
});

test('a release is public from its first activation or canary until it is removed @g-public-releases', () => {
  const switches = [
    line('activate', '1.0.0'),
    line('canary', '1.1.0'),
    line('freeze', 'built'),
    line('activate', '1.0.0', 'mfe-other'),
    line('rollback', '0.9.0'),
    line('remove', '1.1.0'),
    line('remove', '2.0.0'),
  ];
  expect(Object.fromEntries(statusesAfter(switches))).toEqual({
    'mfe-goals 1.0.0': 'public',
    'mfe-goals 1.1.0': 'removed',
    'mfe-other 1.0.0': 'public',
    'mfe-goals 0.9.0': 'public',
    'mfe-goals 2.0.0': 'removed',
  });
});

test('while the database is away, no release is said to be missing', async () => {
  const away = drizzle({ client: new pg.Pool({ host: '127.0.0.1', port: 1 }) });
  const statusOf = releaseStatuses(away, undefined);
  for (const version of ['1.0.0', '1.1.0']) {
    await expect(statusOf('mfe-goals', version)).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
    });
  }
});
