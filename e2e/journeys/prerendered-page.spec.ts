import { untilPrerendered } from '../support/until-prerendered';
import { watchReports } from '../support/load-reports';
import { expect, test } from '../support/test';
import { openPrerendered } from '../support/prerendered-page';
import { fillStorage } from '../support/storage';

const paths = ['/', '/sign-in', '/sign-up', '/forgot-password', '/help', '/privacy', '/terms'] as const;
/** One without and one with a form; the full run looks at all. */
const IN_EVERY_RUN: readonly string[] = ['/', '/sign-in'];
const restUnless = (isFirst: boolean) => (isFirst ? '' : ' @rest');
const visitors = [
  { language: 'en', theme: 'dark', width: 1280 },
  { language: 'de', theme: 'light', width: 375 },
  { language: 'en', theme: 'light', width: 375 },
  { language: 'de', theme: 'dark', width: 1280 },
] as const;

for (const { language, theme, width } of visitors) {
  test.describe(`in ${language}, ${theme}, ${width} pixels wide`, { tag: language === 'en' ? [] : '@rest' }, () => {
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-AU', viewport: { width, height: 800 } });

    // Each page in each language and theme; each language in each theme on two of them.
    const shown = (language === 'en') === (theme === 'dark') ? paths : IN_EVERY_RUN;
    for (const path of shown) {
      test(`${path} is visible before its script, is hydrated without new elements and does not shift @g-prerendered${restUnless(theme === 'dark' && IN_EVERY_RUN.includes(path))}`, async ({
        page,
        become,
      }) => {
        await become('anonymous', theme);
        const prerendered = await openPrerendered(page, path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^[/#]/);
        const before = await page.getByRole('main').innerText();
        const toggle = page.getByRole('navigation').locator('button:not([popovertarget]) svg:visible');
        const icon = await toggle.innerHTML();
        const count = await prerendered.mark();
        await prerendered.hydrate();
        // Whatever comes after the first commit.
        await page.waitForTimeout(500);
        expect(await prerendered.marked()).toBe(count);
        expect(await toggle.innerHTML()).toBe(icon);
        expect(await page.getByRole('main').innerText()).toContain(before.slice(0, 200));
        expect(prerendered.mismatches()).toEqual([]);
        expect(await prerendered.shifts()).toEqual([]);
        expect(new Set(await prerendered.themes())).toEqual(new Set([theme]));
        const files = prerendered.requests.filter((url) => /\.(js|css|woff2)$/.test(url));
        expect(files.filter((url, index) => files.indexOf(url) !== index)).toEqual([]);
      });
    }
  });
}

test('a page in another language than the chosen one is not shown @rest', async ({ page, baseURL }) => {
  await fillStorage(page, baseURL ?? '', { language: 'de' });
  const prerendered = await openPrerendered(page, '/sign-in');
  await expect(page.locator('h1')).toHaveText('Sign in to your account');
  await expect(page.locator('h1')).toBeHidden();
  await expect(page.getByLabel('Email')).toBeHidden();
  await prerendered.hydrate();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).not.toHaveText('Sign in to your account');
  expect(await prerendered.shifts()).toEqual([]);
});

test.describe('with a token', () => {
  test('the landing page stays, and what is for visitors is never shown', async ({ page, account }) => {
    expect(account.authorization).not.toBe('');
    const prerendered = await openPrerendered(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const count = await prerendered.mark();
    await expect(page.locator('header a[href="/sign-in"]')).toHaveCount(2);
    for (const link of await page.locator('header a[href="/sign-in"]').all()) await expect(link).toBeHidden();
    await prerendered.hydrate();
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page.locator('header a[href="/sign-in"]')).toHaveCount(0);
    expect(await prerendered.marked()).toBeGreaterThan(count * 0.9);
    expect(prerendered.mismatches()).toEqual([]);
    expect(await prerendered.shifts()).toEqual([]);
  });

  test('the sign-in form is never shown on the way to the next page', async ({ page, account }) => {
    expect(account.authorization).not.toBe('');
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const field = document.querySelector('input[type=password]');
        if (field?.checkVisibility({ visibilityProperty: true })) seen.push(location.pathname);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const prerendered = await openPrerendered(page, '/sign-in');
    await expect(page.locator('input[type=password]')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Verdant home' })).toBeVisible();
    await prerendered.hydrate();
    await expect(page).toHaveURL('/onboarding');
    expect(await page.evaluate('seen')).toEqual([]);
    expect(await prerendered.shifts()).toEqual([]);
  });
});

test('a page with a hydration mismatch is re-rendered with its input, and reported once @g-hydration-mismatch @rest', async ({
  page,
}) => {
  const reports = await watchReports(page);
  await page.route('**/sign-in', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text.replace('>Sign in to your account<', '>Sign in to some account<') });
  });
  const prerendered = await openPrerendered(page, '/sign-in');
  await expect(page.getByRole('heading', { name: 'Sign in to some account' })).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Show characters' }).click();
  await page.getByLabel('Email').focus();
  await prerendered.mark();
  await prerendered.hydrate();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  expect(await prerendered.marked()).toBe(0);
  await expect.poll(() => prerendered.mismatches()).toHaveLength(1);
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await expect.poll(reports).toContainEqual(
    expect.objectContaining({
      remote: 'mfe-account',
      version: expect.stringMatching(/^1\.0\.0\+\w{8}$/),
      stage: 'written-page',
      reason: 'error',
      detail: 'mismatch',
      outcome: 'recovered',
    }),
  );
  expect(reports().filter(({ stage }) => stage === 'written-page')).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read, its questions open and its links lead on', async ({ page }) => {
    await untilPrerendered(page.request, '/');
    await page.goto('/');
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
    await expect(page.locator('#newsletter noscript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'Join Now' }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  });

  for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
    test(`${path} reports that it needs JavaScript, and puts nothing into the URL${restUnless(IN_EVERY_RUN.includes(path))}`, async ({
      page,
    }) => {
      await untilPrerendered(page.request, path);
      await page.goto(path);
      await expect(page.locator('main noscript [role=status]')).toBeVisible();
      expect(await page.locator('main noscript').innerText()).toContain('This form needs JavaScript.');
      await expect(page.locator('main form')).toHaveAttribute('method', 'post');
      await expect(page.locator('main button[type=submit]')).toBeHidden();
      const field = page.locator('main form input:not([type=checkbox])').last();
      await field.fill('correct horse battery');
      await field.press('Enter');
      await expect(field).toHaveValue('');
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  for (const path of ['/privacy', '/terms']) {
    test(`${path} is complete, and its contents lead to its sections${restUnless(path === '/privacy')}`, async ({
      page,
    }) => {
      await untilPrerendered(page.request, path);
      await page.goto(path);
      const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await entries.last().click();
      const name = (await entries.last().textContent()) ?? '';
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^Verdant .{40,160}$/);
    });
  }
});
