import { expect, test } from '../support/test';

test(
  'no file is fetched twice, whatever was preloaded, and every one of a remote is loaded with its hash',
  { tag: '@rest' },
  async ({ page }) => {
    const counts = new Map<string, number>();
    const warnings: string[] = [];
    page.on('request', (request) => counts.set(request.url(), (counts.get(request.url()) ?? 0) + 1));
    page.on('console', (message) => /preload/i.test(message.text()) && warnings.push(message.text()));
    await page.addInitScript(() => {
      const bare: string[] = [];
      Object.assign(window, { bare });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          const isFile =
            node instanceof HTMLScriptElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');
          if (!isFile) continue;
          const url = node instanceof HTMLScriptElement ? node.src : node.href;
          if (
            url.includes('/remotes/') &&
            !(node.integrity.startsWith('sha384-') && node.crossOrigin === 'anonymous')
          ) {
            bare.push(url);
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Your Financial Wellness Partner' })).toBeVisible();
    await expect(page.locator('#hero canvas')).toBeVisible();
    // Chromium warns of a preload that nothing used some seconds after the load.
    await page.waitForTimeout(5_000);
    const remotes = [...counts].filter(([url]) => url.includes('/remotes/'));
    expect(remotes.length).toBeGreaterThan(2);
    expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    expect(warnings).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'bare') as unknown)).toEqual([]);
  },
);

test('every file is compressed, and kept for good by the browser', async ({ page }) => {
  const responses: { url: string; encoding: string | undefined; cache: string | undefined }[] = [];
  page.on('response', (response) => {
    const headers = response.headers();
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
      responses.push({ url: response.url(), encoding: headers['content-encoding'], cache: headers['cache-control'] });
    }
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your Financial Wellness Partner' })).toBeVisible();
  expect(responses.length).toBeGreaterThan(2);
  for (const { url, encoding, cache } of responses) {
    expect(encoding, url).toMatch(/^(br|gzip)$/);
    expect(cache, url).toContain('immutable');
  }
});

test('each of the five remotes is fetched from its own build when its page is opened', async ({
  page,
  account: _account,
}) => {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const name = /\/remotes\/(mfe-[a-z]+)\//.exec(request.url())?.[1];
    if (name) seen.add(name);
  });
  const opened: [string, string][] = [
    ['/', 'mfe-marketing'],
    ['/forgot-password', 'mfe-account'],
    ['/onboarding', 'mfe-quiz'],
    ['/dashboard', 'mfe-dashboard'],
    ['/budget', 'mfe-samples'],
  ];
  for (const [path, remote] of opened) {
    // The previous page may still load its animation when idle, which is not the next one's.
    await page.goto('about:blank');
    seen.clear();
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect([...seen]).toEqual([remote]);
  }
});
