import { DebugPage, debugButtons } from '../models/debug-page';
import { navigate, openPage } from '../support/document';
import { failedCalls } from '../support/network';
import { expect } from '../support/test';
import { sentence } from './sentence';

const connectivity = [
  ['/api/v1/health', 'reachable', '200'],
  ['/api/v1/', 'reachable', '200'],
  ['/api/health', 'not reachable', '404'],
  ['/health', 'not reachable', '404'],
];

sentence(['1.7', '2.94'], 'what a visitor sees: facts, remotes and the three checks', async ({ page, problems }) => {
  problems.expect(failedCalls);
  const debug = new DebugPage(page);
  await openPage(page, '/');
  await navigate(page, '/debug');
  for (const panel of ['Device', 'Network', 'API health']) await expect(debug.panel(panel)).toBeVisible();
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

  const rows = debug.panel('Remotes').locator('tbody tr');
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: 'mfe-marketing' })).toHaveText(
    /^mfe-marketing\d+\.\d+\.\d+\+[0-9a-f]{8}\d+ mshttp:.*\/remotes\/mfe-marketing\/.*\.js$/,
  );
  await expect(rows.filter({ hasText: 'mfe-quiz' })).toHaveText(/^mfe-quiz\d+\.\d+\.\d+\+[0-9a-f]{8}not yethttp:/);

  const me = ['/api/v1/auth/me', 'reachable', '401'];
  const auth = [
    ['/api/v1/auth/login', 'reachable', '405'],
    ['/api/v1/auth/register', 'reachable', '405'],
  ];
  expect(await debug.check('Test connectivity')).toEqual([...connectivity, me]);
  expect(await debug.check('Test auth endpoints')).toEqual([...auth, me]);
  expect(await debug.check('Full API health check')).toEqual([...connectivity, me, ...auth]);
});

sentence('2.94', 'a signed-in user: their state without their token', async ({ page, account, problems }) => {
  problems.expect(failedCalls);
  const debug = new DebugPage(page);
  await debug.open();
  const secret = account.authorization.split(' ')[1] ?? '';
  await expect(debug.fact('Authentication', 'Signed in')).toHaveText('yes');
  await expect(debug.fact('Authentication', 'Profile loaded')).toHaveText('yes');
  await expect(debug.fact('Authentication', 'Token')).toHaveText(`Bearer, ${secret.length} characters`);
  await expect(debug.fact('Storage', 'Local storage')).toHaveText('1 entry');
  const shown = await debug.main.innerText();
  for (const kept of [secret, account.email, account.lastName]) expect(shown).not.toContain(kept);

  const logged = page.waitForEvent('console', { predicate: (message) => message.text().includes('Verdant state') });
  await debug.button('Log state').click();
  const state = JSON.stringify(await (await logged).args()[1]?.jsonValue());
  for (const part of ['"device"', '"network"', '"storage"', '"auth"']) expect(state).toContain(part);
  for (const kept of [secret, account.email]) expect(state).not.toContain(kept);
  await expect(debug.main.getByText('The state was written to the browser console.', { exact: true })).toBeVisible();

  // A check does not sign them out.
  expect(await debug.check('Test connectivity')).toEqual([...connectivity, ['/api/v1/auth/me', 'reachable', '200']]);
  await page.route('**/api/v1/auth/me', (route) => route.fulfill({ status: 401, json: { detail: 'Not signed in' } }));
  expect((await debug.check('Test auth endpoints')).at(-1)).toEqual(['/api/v1/auth/me', 'reachable', '401']);
  await expect(page).toHaveURL('/debug');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(account.authorization);

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

sentence(['2.94', '9.8'], 'an API and a browser with problems', async ({ page, context, problems }) => {
  problems.expect(failedCalls);
  await page.setViewportSize({ width: 320, height: 700 });
  const debug = new DebugPage(page);
  await debug.open();
  const compatibility = debug.panel('Compatibility');
  await expect(compatibility.getByText('No problems found')).toBeVisible();
  const [result, answer] = [debug.fact('API health', 'Result'), debug.fact('API health', 'Answer')];
  await expect(result).toHaveText('healthy');
  await expect(answer).toHaveText('200');
  await page.route('**/api/v1/health', (route) => route.fulfill({ status: 503, json: { status: 'unavailable' } }));
  await debug.button('Refresh').click();
  await expect(result).toHaveText('not healthy');
  await expect(answer).toHaveText('503');

  await page.route(/\/(api\/v1\/health|health)$/, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>A page</title>' }),
  );
  await debug.button('Refresh').click();
  await expect(answer).toHaveText(/^200/);
  await expect(result).toHaveText('not healthy');
  const rows = await debug.check('Test connectivity');
  for (const path of ['/api/v1/health', '/health']) {
    expect(rows).toContainEqual([path, 'not reachable', '200, a page and not the API']);
  }

  await context.setOffline(true);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
  });
  await debug.button('Refresh').click();
  await expect(compatibility.getByRole('listitem')).toHaveText([
    'Local storage is not available',
    'The browser is offline',
  ]);
});

sentence('2.94', 'an unknown URL responds with JSON to a client that accepts JSON', async ({ request }) => {
  const asked = await request.get('/health', { headers: { accept: 'application/json' } });
  expect([asked.status(), asked.headers()['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  const visited = await request.get('/health', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect([visited.status(), visited.headers()['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

sentence(['2.94', '2.95', '9.3'], 'refreshed every 5 seconds, and when asked', async ({ page }) => {
  // The clock stands from the beginning, so that the page's own five seconds begin when it opens.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const debug = new DebugPage(page);
  await debug.open();
  await expect(debug.fact('API health', 'Result')).toHaveText('healthy');
  const [entries, viewport] = [debug.fact('Storage', 'Session storage'), debug.fact('Device', 'Viewport')];
  // A key of the product: others are removed.
  const store = (key: string) =>
    page.evaluate((name) => sessionStorage.setItem(`verdant:quiz-draft:${name}`, 'x'), key);
  const expectShown = async ([size, stored]: readonly [string, string]) => {
    await expect(viewport).toHaveText(size);
    await expect(entries).toHaveText(stored);
  };
  await expectShown(['1280 x 800', '0 entries']);
  for (const [width, height, before, after] of [
    [1100, 700, ['1280 x 800', '0 entries'], ['1100 x 700', '1 entry']],
    [1200, 750, ['1100 x 700', '1 entry'], ['1200 x 750', '2 entries']],
  ] as const) {
    await store(after[1]);
    await page.setViewportSize({ width, height });
    await page.clock.runFor(4_999);
    await expectShown(before);
    await page.clock.runFor(1);
    await expectShown(after);
  }
  await store('3 entries');
  await expect(entries).toHaveText('2 entries');
  await debug.button('Refresh').click();
  await expect(entries).toHaveText('3 entries');
});
