import { SignUpPage } from '../models/account-pages';
import { DebugPage } from '../models/debug-page';
import { LandingPage } from '../models/landing-page';
import { Navbar } from '../models/navbar';
import { newPerson } from '../support/api';
import { recordCalls } from '../support/network';
import { wordsOf } from '../support/inert-button';
import { expect } from '../support/test';
import { sentence } from './sentence';

for (const phone of ['', '+61 400 000 000']) {
  sentence('1.2', phone ? 'with a phone number' : 'without a phone number', async ({ page, api }) => {
    const signUp = new SignUpPage(page);
    const person = newPerson();
    await signUp.open();
    await signUp.field('Phone (optional)').fill(phone);
    await signUp.signUp(person);
    await expect(page).toHaveURL('/onboarding');
    const authorization = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const me = await api.me({ ...person, authorization });
    expect(me).toMatchObject({ email: person.email, first_name: person.firstName, last_name: person.lastName, phone });
  });
}

sentence('1.3', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  for (const claim of [
    /AI-powered insights tailored to your goals/,
    /Bank-grade encryption/,
    /Action Plans/,
    /Open Banking/,
    /Your Financial Health Score/,
    /Round-the-clock support/,
    /4\.9\/5\s*average user rating/,
    /About 3 minutes\s*for the health check/,
  ]) {
    await expect(landing.main).toContainText(claim);
  }
});

sentence('1.5', '', async ({ page, account }) => {
  await page.goto('/dashboard');
  const navbar = new Navbar(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`Welcome back, ${account.firstName}`);
  for (const area of ['Spending', 'Savings', 'Investments', 'Budget', 'Insights', 'Recommendations']) {
    await navbar.goTo(area);
    await expect(heading).toHaveText(area);
  }
  await page.goto('/onboarding');
  await expect(heading).toHaveText("Let's Get to Know You");
  await page.goto('/yodlee-connect');
  await expect(heading).toContainText(/bank/i);
});

for (const [path, name] of [
  ['/spending', 'Spending'],
  ['/savings', 'Savings'],
  ['/investments', 'Investments'],
  ['/budget', 'Budget'],
  ['/insights', 'Insights'],
  ['/recommendations', 'Recommendations'],
] as const) {
  sentence('1.6', name, async ({ page, account: _account }) => {
    const calls = recordCalls(page);
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText('Sample data', { exact: true }).first()).toBeVisible();
    // Below the heading, where own figures are: the last to come.
    const where = main.getByRole('link', { name: /^(Link a bank|Go to the dashboard)$/ }).first();
    await expect(where).toBeVisible();
    const words = await wordsOf(main);
    expect(words.length).toBeGreaterThan(10);
    await page.reload();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(where).toBeVisible();
    expect(await wordsOf(main)).toEqual(words);
    // Spending shows the sample to everybody without a linked bank; the others say where own figures are.
    const saysWhere = ['/spending', '/savings', '/investments', '/budget'].includes(path);
    const expected = saysWhere ? ['GET /auth/me', 'GET /money/accounts'] : ['GET /auth/me'];
    const asked = new Set(calls.map(({ method, path: called }) => `${method} ${called}`));
    expect([...asked].toSorted()).toEqual(expected);
  });
}

sentence('1.7', '', async ({ page }) => {
  const debug = new DebugPage(page);
  await debug.open();
  for (const panel of ['Device', 'Network', 'API health']) await expect(debug.panel(panel)).toBeVisible();
});

sentence('1.8', '', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const lightness = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      return (red + green + blue) / 3;
    });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await lightness()).toBeLessThan(64);
  await new Navbar(page).switchTheme('light');
  await expect.poll(lightness).toBeGreaterThan(192);
});
