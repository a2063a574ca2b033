import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runProgram } from '../support/run-program';
import { afterAllTests, sharedBuilds, sharedServer } from '../support/shared-server';
import { temporaryFolder } from '../support/start-server';
import { textMatching } from '../support/visits';

const REMOTE = resolve(__dirname, '../../../mfe-quiz');

const folder = temporaryFolder();
afterAllTests(() => rmSync(folder, { recursive: true, force: true }));
const keyFile = join(folder, 'quiz.pem');
const keys = join(folder, 'release-keys.json');
const server = sharedServer({
  VERDANT_BUILDS_DIR: sharedBuilds(),
  VERDANT_RELEASE_KEYS: keys,
  VERDANT_RELEASE_LOOPBACK: 'yes',
});

/** Runs the release command as npm does: in the folder of the remote, with the folder of the caller in `INIT_CWD`. */
const run = async (...words: string[]) =>
  runProgram(['../federation/cli/main.mjs', ...words], { cwd: REMOTE, env: { INIT_CWD: folder } });
const publish = async () => run('publish', '--version', '7.1.0', '--server', server.url, '--key', keyFile);

describe('verdant-remote publish', () => {
  it('exits with 1 if there is no private key, and names the command that creates a key @g-release-refused-early', async () => {
    const { code, out, err } = await publish();
    expect([code, out, err]).toEqual([
      1,
      '',
      expect.stringMatching(/There is no private key at .*quiz\.pem.*verdant-remote token/),
    ]);
  });

  it('signs with a key file that verdant-remote token creates, which only its owner can read and which is never overwritten', async () => {
    const { code, out } = await run('token', '--key', 'quiz.pem');
    expect(code).toBe(0);
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(out).not.toContain('PRIVATE');
    const line = /^ {2}("mfe-quiz": \["[A-Za-z0-9+/]{43}="\])$/m.exec(out)?.[1];
    writeFileSync(keys, `{${line}}`);
    const pem = readFileSync(keyFile, 'utf8');
    const again = await run('token', '--key', keyFile);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is not overwritten')]);
    expect(readFileSync(keyFile, 'utf8')).toBe(pem);
  });

  it('exits with 1 and the reason before it builds, when the server would refuse the release @g-release-refused-early', async () => {
    writeFileSync(keys, readFileSync(keys, 'utf8').replace('"mfe-quiz"', '"mfe-quiz:previews"'));
    const limited = await publish();
    writeFileSync(keys, '{}');
    const unknown = await publish();
    expect([limited, unknown]).toEqual([
      { code: 1, out: '', err: textMatching(/^Refused \(403\): This key signs previews of mfe-quiz and/) },
      { code: 1, out: '', err: textMatching(/^Refused \(403\): This key is not known for mfe-quiz/) },
    ]);
  });
});
