import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { OriginServer } from '../support/origin';
import { DATA_DIR_VARIABLE } from '../support/paths';
import { checkDevelopmentUpdates } from './develop';
import * as sources from './sources';
import { startRegistry } from './registry';
import { packPlatform, packNextVersion, Team } from './team';
import { openAsUser } from './user';

const INSTALL = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
/** Number of page loads: a few more than the minimum after which the server rolls back a failing release. */
const VISITS = 24;
const done = (out: RegExp | string) => ({ code: 0, out: expect.stringMatching(out) });

let registry: OriginServer;
let team: Team;
test.beforeAll(async () => {
  registry = await startRegistry();
  team = new Team('mfe-goals', registry.url);
});
test.afterAll(async () => {
  await team.leave();
  registry.close();
});

test('a team with its own repository creates, develops, checks and releases a remote, and a broken one is rolled back @g-team-packages @g-development-override', async ({
  browser,
  request,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const at = ['--server', baseURL];
  const packages = join(team.place, 'packages');
  const releaseToAll = async (version: string) => {
    expect(await team.remote('publish', '--version', version, ...at)).toEqual(done(`Published mfe-goals ${version}`));
    expect(await team.remote('activate', version, ...at)).toEqual(done(`Everyone gets mfe-goals ${version}.`));
  };
  let product: string[] = [];
  const keysFile = join(process.env[DATA_DIR_VARIABLE] ?? '', 'release-keys.json');

  await test.step('the team installs the packages, which contain no part of the server', async () => {
    const tarballs = await packPlatform(packages);
    const isProduct = (file: string) => file.includes('verdant-shell-');
    product = tarballs.filter(isProduct);
    await team.npm(...INSTALL, ...tarballs.filter((file) => !isProduct(file)));
    const ofServer = ['fastify', 'pg', 'drizzle-orm'].filter((name) => team.has(`node_modules/${name}`));
    expect(ofServer).toEqual([]);
  });

  await test.step('the command new creates the repository of the team with all files', async () => {
    const words = [
      '--path',
      '/our-goals',
      '--title',
      'Goals',
      '--nav',
      'Goals',
      '--access',
      'public',
      '--service',
      'goals',
    ];
    expect(await team.remote('new', 'mfe-goals', ...words)).toEqual(done(/mfe-goals is made: \d+ files/));
    for (const file of [
      '.gitignore',
      '.github/workflows/remote.yml',
      'src/goals/goals.tsx',
      'service/server.ts',
      'tsconfig.json',
    ]) {
      expect([file, team.has(file)]).toEqual([file, true]);
    }
    await team.npm(...INSTALL);
  });

  await test.step('the tests of the new remote pass, and a type error makes the test command fail', async () => {
    team.edit('src/goals/goals.tsx', () => sources.PAGE_SOURCE);
    expect(await team.npm('test')).toMatch(/Tests: +3 passed, 3 total/);
    team.edit('src/goals/goals.tsx', (code) => code.replace('format.number(1200)', "format.number('1200')"));
    expect(await team.remote('test')).toMatchObject({
      code: 1,
      out: expect.stringContaining('Types of mfe-goals failed'),
    });
    team.edit('src/goals/goals.tsx', () => sources.PAGE_SOURCE);
  });

  await test.step('the team develops the remote in the product on the machine of the team', async () => {
    await team.npm(...INSTALL, '--save-dev', ...product);
    await checkDevelopmentUpdates(team, browser);
    expect(team.read('.gitignore')).toContain('.verdant/');
  });

  await test.step('the command whoami fails until the server lists the public key of the team', async () => {
    const { out } = await team.remote('token');
    expect(await team.remote('whoami', ...at)).toMatchObject({
      code: 1,
      out: expect.stringContaining('not known for mfe-goals'),
    });
    writeFileSync(keysFile, `{${/^ {2}("mfe-goals": .*)$/m.exec(out)?.[1] ?? ''}}`);
    expect(await team.remote('whoami', ...at)).toEqual(done('The server knows this key'));
  });

  await test.step('the command check rejects the remote while its contract is incompatible, and accepts the remote afterwards', async () => {
    team.edit('remote.json', (text) => text.replace('"contract": "^1', '"contract": "^9'));
    const incompatible = await team.remote('check', ...at);
    expect(incompatible).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^It is incompatible with the shell.*requires contract \^9/),
    });
    team.edit('remote.json', (text) => text.replace('"contract": "^9', '"contract": "^1'));
    expect(await team.remote('check', ...at)).toEqual(
      done(/Built mfe-goals 0\.1\.0.*\n.*keep the rules.*\nIt is compatible with the shell/),
    );
  });

  await test.step('a preview of a pull request opens by its link, and cannot be activated for everyone', async () => {
    const shown = await team.remote('publish', '--preview', '--pr', '7', '--days', '1', ...at);
    expect(shown).toEqual(done(/Published mfe-goals 0\.1\.0-pr\.7, until \d{4}-/));
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto(/http\S+#preview=\S+/.exec(shown.out)?.[0] ?? '');
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect(page).toHaveURL(/\/our-goals$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goals');
    await expect(page.getByText('comes from the preview of pull request 7')).toBeVisible();
    await context.close();
    expect(await team.browserTests(baseURL, { VERDANT_PREVIEW: '7' })).toEqual(done(/\b2 passed\b/));
    expect(await team.remote('activate', '0.1.0-pr.7', ...at)).toMatchObject({
      code: 1,
      out: expect.stringContaining('0.1.0-pr.7 is a preview'),
    });
  });

  await test.step('a published and activated release is shown to everyone', async () => {
    expect(await team.remote('publish', ...at)).toEqual(done('Published mfe-goals 0.1.0'));
    const again = await team.remote('publish', ...at);
    expect(again).toEqual({ code: 1, out: expect.stringMatching(/^mfe-goals 0\.1\.0 is published already/) });
    expect(await team.remote('activate', '0.1.0', ...at)).toEqual(done('Everyone gets mfe-goals 0.1.0.'));
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto('/our-goals');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goals');
    await expect(page.getByText('It works.')).toHaveCSS('max-width', /px/);
    await expect(page.getByRole('img', { name: 'Saved' })).toBeVisible();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.some((name) => name.includes('/releases/mfe-goals/0.1.0/'))).toBe(true);
    await context.close();
  });

  await test.step('the browser tests of the remote pass in the fault lab', async () => {
    expect(await team.browserTests(baseURL)).toEqual(done(/\b2 passed\b/));
  });

  await test.step('the tests of the backend service of the team pass, and the service starts', async () => {
    await team.npm('--prefix', 'service', ...INSTALL);
    expect(await team.npm('--prefix', 'service', 'test')).toMatch(/pass 3/);
    await team.serve(baseURL);
  });

  const users = await openAsUser(browser, baseURL);
  /** Reloads /platform until a row contains the text, because a test cannot observe when a left page's reports arrive. */
  const seesOnPlatform = (row: RegExp, text: string, visit?: () => Promise<void>) =>
    expect(async () => {
      await visit?.();
      await users.goto('/platform?remote=mfe-goals');
      await expect(users.getByRole('row', { name: row }).first()).toContainText(text, { timeout: 3_000 });
    }).toPass({ timeout: 30_000 });

  await test.step('the team releases a second page below the first page, and a component inside the dashboard', async () => {
    team.add('src/goal/goal.tsx', sources.GOAL_PAGE_SOURCE);
    team.add('src/kept-goals/kept-goals.tsx', sources.SLOT_FILL_SOURCE);
    team.edit('remote.json', sources.withPageAndFill);
    team.edit('src/kept-goals/kept-goals.tsx', (code) => code.replace('goals.length', 'goals.size'));
    expect(await team.remote('test')).toMatchObject({
      code: 1,
      out: expect.stringContaining("Property 'size' does not exist"),
    });
    team.edit('src/kept-goals/kept-goals.tsx', () => sources.SLOT_FILL_SOURCE);
    expect(await team.npm('test')).toMatch(/Tests: +3 passed, 3 total/);
    team.edit('remote.json', (text) => text.replace('mfe-dashboard/own-goals', 'mfe-dashboard/goals'));
    expect(await team.remote('check', ...at)).toEqual(
      done(/slot "mfe-dashboard\/goals" \(there is .*mfe-dashboard\/own-goals\)/),
    );
    team.edit('remote.json', (text) => text.replace('mfe-dashboard/goals', 'mfe-dashboard/own-goals'));
    await releaseToAll('0.2.0');
    await users.goto('/our-goals/7');
    await users.getByRole('button', { name: 'Keep' }).click();
    await expect(users.getByText('Kept: 7')).toBeVisible();
    await users.goto('/dashboard');
    await expect(users.getByText('Our team keeps 1 goal')).toBeVisible();
    await expect(users.getByRole('link', { name: '$50.00 for your goals each month' })).toBeVisible();
  });

  await test.step('the platform page lists a production error with its source file and line', async () => {
    // Each attempt opens the page again, because a page that is left too early reports the error without its text.
    const reportsTheError = async () => {
      await users.goto('/our-goals/7');
      const sent = users.waitForRequest('**/api/v1/load-reports');
      await users.getByRole('button', { name: 'Share' }).click();
      await sent;
    };
    await seesOnPlatform(/Nothing to share/, sources.THROW_POSITION, reportsTheError);
  });

  await test.step('two released pages that redirect to each other are stopped and reported as a redirect loop', async () => {
    team.edit('src/goals/goals.tsx', () => sources.withRedirect(sources.PAGE_SOURCE, '/our-goals/7'));
    team.edit('src/goal/goal.tsx', () => sources.withRedirect(sources.GOAL_PAGE_SOURCE, '/our-goals'));
    await releaseToAll('0.3.0');
    await users.goto('/our-goals');
    await expect(users.getByRole('heading', { level: 1 })).toHaveText(/^Goal/);
    await seesOnPlatform(/redirect-loop/, '0.3.0');
    expect(await team.remote('rollback', '--reason', 'A loop', ...at)).toEqual(done('Everyone gets mfe-goals 0.2.0'));
    team.edit('src/goal/goal.tsx', () => sources.GOAL_PAGE_SOURCE);
  });

  await test.step('a broken release is rolled back automatically after enough page loads fail', async () => {
    team.edit('src/goals/goals.tsx', () => sources.THROWING_PAGE_SOURCE);
    await releaseToAll('0.4.0');
    const page = await (await browser.newContext({ baseURL })).newPage();
    for (let visit = 0; visit < VISITS; visit += 1) {
      await page.goto('/our-goals');
      // The page falls back to the previous release, and reports the failure to the server when the user leaves.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goals');
    }
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(async () => (await request.get('/api/v1/releases/mfe-goals/history')).text())
      .toContain('automatic');
    expect(await team.remote('list', ...at)).toEqual(
      done(/0\.2\.0 .*everyone[^]*automatic +0\.4\.0 -> 0\.2\.0 +by server/),
    );
  });

  await test.step('the command upgrade updates the packages and template files to a newer platform version', async () => {
    const newer = await packNextVersion(packages, join(team.place, 'newer'), (path, text) =>
      path === 'repository/tsconfig.json' ? text.replace('"src"', '"src", "more"') : text,
    );
    const upgraded = await team.remote('upgrade', '--from', newer);
    expect(upgraded).toEqual(done(/federation is (\d)\.1\.0, and was \1\.0\.0[^]*are updated:\n {2}tsconfig\.json/));
    expect(team.read('tsconfig.json')).toContain('"more"');
  });
});
