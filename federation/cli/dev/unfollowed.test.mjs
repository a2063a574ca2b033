import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restartAdviceFor, watchRestartFiles } from './unfollowed.mjs';

test('a change of remote.json requires a restart of the dev server, a change of the service only one of the service', () => {
  expect(restartAdviceFor('remote.json')).toBe(
    'remote.json has changed: start "npm run dev" again, then reload this page.',
  );
  expect(restartAdviceFor('service/server.ts')).toBe('service/server.ts has changed: start the service again.');
});

test('reports a change of remote.json', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unfollowed-'));
  writeFileSync(join(folder, 'remote.json'), '{}');
  let stop = () => undefined;
  const reported = await new Promise((done) => {
    stop = watchRestartFiles(folder, done);
    writeFileSync(join(folder, 'remote.json'), '{ "name": "mfe-goals" }');
  });
  stop();
  rmSync(folder, { recursive: true });
  expect(reported).toContain('remote.json has changed');
});
