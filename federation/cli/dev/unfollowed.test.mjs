import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restartAdviceFor, watchRestartFiles } from './unfollowed.mjs';

test('the advice is to restart the dev server after a change of remote.json, or the service after its change', () => {
  expect(restartAdviceFor('remote.json')).toBe(
    'remote.json has changed: start "npm run dev" again, then reload this page.',
  );
  expect(restartAdviceFor('service/server.ts')).toBe('service/server.ts has changed: start the service again.');
});

test('watchRestartFiles reports a change of remote.json while the dev server is running', async () => {
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
