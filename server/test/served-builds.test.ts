import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sharedServer } from './support/shared-server';
import { productBuilds } from './support/start-server';
import { visit } from './support/visits';

const isBuilt = existsSync(join(__dirname, '../../shell/dist/shell.json'));

(isBuilt ? describe : describe.skip)('the real builds', () => {
  const server = sharedServer(productBuilds);

  it('include every file that a page refers to', async () => {
    const { registry } = await visit(server);
    for (const { path } of registry.remotes.flatMap(({ pages }) => pages)) {
      const { text } = await server.request('GET', path);
      const named = [...text.matchAll(/(?:src|href)="(\/(?:static|remotes)\/[^"]+)"/g)].map(([, url]) => url ?? '');
      expect(named.length).toBeGreaterThan(3);
      const responses = await Promise.all(named.map((url) => server.request('HEAD', url)));
      expect(responses.map(({ status }) => status)).toEqual(named.map(() => 200));
    }
  });
});
