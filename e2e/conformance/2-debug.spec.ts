import { DebugPage, debugButtons } from '../models/debug-page';
import { navigate } from '../support/document';
import { failedCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const connectivity = [
  ['/api/v1/health', 'reachable', '200'],
  ['/api/v1/', 'reachable', '200'],
  ['/api/health', 'not reachable', '404'],
  ['/health', 'not reachable', '404'],
];

sentence('2.94', 'device, network, storage and authentication', async ({ page }) => {
  const debug = new DebugPage(page);
  await debug.open();
  await expect(debug.fact('Device', 'Browser')).toHaveText(/^Mozilla.*Chrome/);
  await expect(debug.fact('Device', 'Viewport')).toHaveText('1280 x 800');
  await expect(debug.fact('Device', 'Time zone')).toHaveText('Australia/Sydney');
  await expect(debug.fact('Network', 'Online')).toHaveText('yes');
  await expect(debug.fact('Network', 'Origin')).toHaveText(new URL(page.url()).origin);
  await expect(debug.fact('Storage', 'Local storage')).toHaveText('0 entries');
  await expect(debug.fact('Storage', 'Session storage')).toHaveText('0 entries');
  await expect(debug.fact('Authentication', 'Signed in')).toHaveText('no');
  await expect(debug.fact('Authentication', 'Token')).toHaveText('none');
  await expect(debug.main.getByRole('button')).toHaveCount(debugButtons.length);
  for (const name of debugButtons) await expect(debug.button(name)).toBeVisible();
});

sentence('2.94', 'a signed-in user, without their token', async ({ page, account }) => {
  const debug = new DebugPage(page);
  await debug.open();
  const secret = account.authorization.split(' ')[1] ?? '';
  await expect(debug.fact('Authentication', 'Signed in')).toHaveText('yes');
  await expect(debug.fact('Authentication', 'Profile loaded')).toHaveText('yes');
  await expect(debug.fact('Authentication', 'Token')).toHaveText(`Bearer, ${secret.length} characters`);
  await expect(debug.fact('Storage', 'Local storage')).toHaveText('1 entry');
  const shown = await debug.main.innerText();
  for (const kept of [secret, account.email, account.lastName]) expect(shown).not.toContain(kept);
});

sentence('2.94', 'an API health result', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const debug = new DebugPage(page);
  await debug.open();
  await expect(debug.fact('API health', 'Result')).toHaveText('healthy');
  await expect(debug.fact('API health', 'Answer')).toHaveText('200');
  await page.route('**/api/v1/health', (route) => route.fulfill({ status: 503, json: { status: 'unavailable' } }));
  await debug.button('Refresh').click();
  await expect(debug.fact('API health', 'Result')).toHaveText('not healthy');
  await expect(debug.fact('API health', 'Answer')).toHaveText('503');
});

sentence('2.94', 'the three checks, signed out', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const debug = new DebugPage(page);
  await debug.open();
  const me = ['/api/v1/auth/me', 'reachable', '401'];
  const auth = [
    ['/api/v1/auth/login', 'reachable', '405'],
    ['/api/v1/auth/register', 'reachable', '405'],
  ];
  expect(await debug.check('Test connectivity')).toEqual([...connectivity, me]);
  expect(await debug.check('Test auth endpoints')).toEqual([...auth, me]);
  expect(await debug.check('Full API health check')).toEqual([...connectivity, me, ...auth]);
});

sentence('2.94', 'a check does not sign the user out', async ({ page, account, problems }) => {
  problems.expect(failedCalls);
  const debug = new DebugPage(page);
  await debug.open();
  expect(await debug.check('Test connectivity')).toEqual([...connectivity, ['/api/v1/auth/me', 'reachable', '200']]);
  await page.route('**/api/v1/auth/me', (route) => route.fulfill({ status: 401, json: { detail: 'Not signed in' } }));
  expect((await debug.check('Test auth endpoints')).at(-1)).toEqual(['/api/v1/auth/me', 'reachable', '401']);
  await expect(page).toHaveURL('/debug');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(account.authorization);
});

sentence('2.94', "a page's HTML is not the API", async ({ page, problems }) => {
  problems.expect(failedCalls);
  const debug = new DebugPage(page);
  await page.route(/\/(api\/v1\/health|health)$/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>A page</title>' }),
  );
  await debug.open();
  await expect(debug.fact('API health', 'Result')).toHaveText('not healthy');
  const rows = await debug.check('Test connectivity');
  for (const path of ['/api/v1/health', '/health']) {
    expect(rows).toContainEqual([path, 'not reachable', '200, a page and not the API']);
  }
});

sentence('2.94', 'an unknown URL responds with JSON to a client that accepts JSON', async ({ page }) => {
  const asked = await page.request.get('/health', { headers: { accept: 'application/json' } });
  expect([asked.status(), asked.headers()['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  const visited = await page.request.get('/health', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([visited.status(), visited.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

sentence('2.94', 'log state', async ({ page, account }) => {
  const debug = new DebugPage(page);
  await debug.open();
  await expect(debug.fact('Authentication', 'Profile loaded')).toHaveText('yes');
  const logged = page.waitForEvent('console', { predicate: (message) => message.text().includes('Verdant state') });
  await debug.button('Log state').click();
  const state = JSON.stringify(await (await logged).args()[1]?.jsonValue());
  for (const part of ['"device"', '"network"', '"storage"', '"auth"']) expect(state).toContain(part);
  for (const kept of [account.authorization.split(' ')[1] ?? '', account.email]) expect(state).not.toContain(kept);
  await expect(debug.main.getByText('The state was written to the browser console.', { exact: true })).toBeVisible();
});

sentence('2.94', 'clear all local and session storage', async ({ page, account: _account }) => {
  const debug = new DebugPage(page);
  await debug.open();
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    sessionStorage.setItem('verdant:quiz-draft:1', 'x');
  });
  await debug.button('Clear all local and session storage').click();
  await expect(debug.fact('Storage', 'Local storage')).toHaveText('0 entries');
  await expect(debug.fact('Storage', 'Session storage')).toHaveText('0 entries');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(debug.fact('Authentication', 'Signed in')).toHaveText('no');
});

sentence('2.94', 'refresh', async ({ page }) => {
  await page.clock.install();
  const debug = new DebugPage(page);
  await debug.open();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(() => sessionStorage.setItem('verdant:quiz-draft:1', 'x'));
  await expect(debug.fact('Storage', 'Session storage')).toHaveText('0 entries');
  await debug.button('Refresh').click();
  await expect(debug.fact('Storage', 'Session storage')).toHaveText('1 entry');
});

sentence('2.94', 'the loaded remotes', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await navigate(page, '/debug');
  const rows = new DebugPage(page).panel('Remotes').locator('tbody tr');
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: 'mfe-marketing' })).toHaveText(
    /^mfe-marketing\d+\.\d+\.\d+\+[0-9a-f]{8}\d+ mshttp:.*\/remotes\/mfe-marketing\/.*\.js$/,
  );
  await expect(rows.filter({ hasText: 'mfe-quiz' })).toHaveText(/^mfe-quiz\d+\.\d+\.\d+\+[0-9a-f]{8}not yethttp:/);
});

sentence('2.95', '', async ({ page }) => {
  // The clock stands from the beginning, so that the page's own five seconds begin when it opens.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const debug = new DebugPage(page);
  await debug.open();
  await expect(debug.fact('API health', 'Result')).toHaveText('healthy');
  const entries = debug.fact('Storage', 'Session storage');
  for (const [before, after] of [
    ['0 entries', '1 entry'],
    ['1 entry', '2 entries'],
  ] as const) {
    // A key of the product: others are removed.
    await page.evaluate((key) => sessionStorage.setItem(`verdant:quiz-draft:${key}`, 'x'), after);
    await page.clock.runFor(4_999);
    await expect(entries).toHaveText(before);
    await page.clock.runFor(1);
    await expect(entries).toHaveText(after);
  }
});
