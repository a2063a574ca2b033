import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { browserLaunch } from '../support/browser';
import { ROOT } from '../support/paths';

const BUILT = join(ROOT, 'federation/fixture/shell/dist');

/** `check-shell --run`: its exit code, and what it printed. */
function runCheck(folder: string, server: string): Promise<[number, string]> {
  const { executablePath = '', env } = browserLaunch();
  const words = ['federation/cli/main.mjs', 'check-shell', folder, '--run', '--server', server];
  const options = { cwd: ROOT, env: { ...process.env, ...env, CHROME_PATH: executablePath } };
  return new Promise((done) => {
    execFile(process.execPath, words, options, (error, output, errors) => done([error ? 1 : 0, output + errors]));
  });
}

test(
  'check-shell --run opens every page under another build of the shell, and names what only that breaks',
  { tag: '@rest' },
  async ({ baseURL }) => {
    test.setTimeout(240_000);
    const [same, printed] = await runCheck(BUILT, baseURL ?? '');
    expect(printed).toMatch(/mfe-alpha \S+ +signed out +as before/);
    expect(printed).not.toContain('Only under this shell');
    expect(same).toBe(0);

    const broken = mkdtempSync(join(tmpdir(), 'shell-'));
    try {
      cpSync(BUILT, broken, { recursive: true });
      const scripts = join(broken, 'static/js');
      const main = join(scripts, readdirSync(scripts).find((name) => /^main\.[^.]+\.js$/.test(name)) ?? '');
      // A shell that lost what remotes take from it.
      writeFileSync(main, `${readFileSync(main, 'utf8')};throw new Error('the next shell')`);
      const [code, said] = await runCheck(broken, baseURL ?? '');
      expect(said).toContain('Only under this shell');
      expect(said).toContain('error: Error: the next shell');
      expect(code).toBe(1);
    } finally {
      rmSync(broken, { recursive: true, force: true });
    }
  },
);
