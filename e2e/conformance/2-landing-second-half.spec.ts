import { LandingPage } from '../models/landing-page';
import { Toast } from '../models/toast';
import { isBackgroundCall } from '../support/calls';
import { expectInert } from '../support/inert-button';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('2.32', '', async ({ lookAt }) => {
  const page = await lookAt('/');
  const landing = await LandingPage.on(page);
  const points = landing.items('open-banking').filter({ has: page.getByRole('heading') });
  const banks = landing.items('open-banking').filter({ hasNot: page.getByRole('heading') });
  await expect(points.getByRole('heading')).toHaveText(['Secure Connection', 'Instant Updates', 'Full Overview']);
  await expect(banks).toHaveText([
    /Commonwealth Bank$/,
    /Westpac$/,
    /NAB$/,
    /ANZ$/,
    /Macquarie Bank$/,
    /Bendigo Bank$/,
  ]);
});

sentence('2.33', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.expectToLeadToQuiz(
    landing.section('open-banking').getByRole('link', { name: 'Connect Your Bank', exact: true }),
  );
});

sentence('2.34', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  const quotes = landing.section('testimonials').getByRole('figure');
  await expect(quotes.getByRole('blockquote')).toHaveText([/^\w.{40,}\.$/, /^\w.{40,}\.$/, /^\w.{40,}\.$/]);
  await expect(quotes.locator('figcaption > :last-child')).toHaveText([
    /^[A-Z][a-z]+, \d\d$/,
    /^[A-Z][a-z]+, \d\d$/,
    /^[A-Z][a-z]+, \d\d$/,
  ]);
});

const questions = [/quiz/, /use my data/, /secure/, /ongoing support/, /health score work/, /makes Verdant different/];

sentence('2.35', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const entries = landing.section('faq').locator('details');
  await expect(entries.locator('summary')).toHaveText(questions);
  for (const entry of await entries.all()) {
    await entry.locator('summary').click();
    await expect(entry.locator('p')).toBeVisible();
    await expect(entry.locator('p')).toHaveText(/^.{60,}$/);
  }
});

sentence('2.36', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const entries = landing.section('faq').locator('details');
  const [first, second] = [entries.nth(0), entries.nth(4)];
  const answers = entries.locator('p:visible');
  await expect(answers).toHaveCount(0);
  await first.locator('summary').click();
  await expect(answers).toHaveText([/^A short series of questions/]);
  await second.locator('summary').click();
  await expect(first.locator('p')).toBeHidden();
  await expect(answers).toHaveText([/^Your answers are weighed/]);
  await second.locator('summary').click();
  await expect(answers).toHaveCount(0);
});

sentence('2.37', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const entry = landing.section('faq').locator('details').filter({ hasText: 'How do you use my data?' });
  await entry.locator('summary').click();
  await expect(
    entry.getByText(
      /With your permission, .*quiz answers.*optionally, your bank data.*personalized insights and action plans/,
    ),
  ).toBeVisible();
});

sentence('2.38', '', async ({ lookAt }) => {
  const page = await lookAt('/');
  const landing = await LandingPage.on(page);
  const articles = landing.section('news').getByRole('article');
  await expect(articles).toHaveCount(3);
  for (const article of await articles.all()) {
    await expect(article.getByRole('heading')).toHaveText(/^.{15,}$/);
    await expect(article.locator('p')).toHaveText(/^.{40,}\.$/);
    await expect(article.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(article.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(article.getByText(/^(Saving|Open banking|Investing)$/)).toBeVisible();
    await expect(article.locator('svg').first()).toBeVisible();
  }
  const titles = await articles.getByRole('heading').allInnerTexts();
  expect(new Set(titles).size).toBe(3);
  await expectInert(page, landing.section('news').getByRole('button', { name: 'View All Articles', exact: true }));
});

sentence('2.39', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const field = landing.section('newsletter').getByRole('textbox', { name: 'Email address' });
  const submit = landing.section('newsletter').getByRole('button', { name: 'Subscribe Now', exact: true });
  const complaint = () =>
    field.evaluate((input: HTMLInputElement) =>
      input.validity.valueMissing ? 'missing' : input.validity.typeMismatch ? 'malformed' : '',
    );
  await submit.click();
  await expect(field).toBeFocused();
  expect(await complaint()).toBe('missing');
  await field.fill('jo');
  await submit.click();
  expect(await complaint()).toBe('malformed');
  await new Toast(page).expectNone();
});

sentence('2.40', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const field = landing.section('newsletter').getByRole('textbox', { name: 'Email address' });
  const sent: string[] = [];
  await field.fill('jo@example.com');
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document', 'ping'].includes(request.resourceType()) && !isBackgroundCall(request.url())) {
      sent.push(request.url());
    }
  });
  await landing.section('newsletter').getByRole('button', { name: 'Subscribe Now' }).click();
  await new Toast(page).expectText('Thank you for subscribing! The newsletter feature will be available soon.');
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/');
  expect(sent).toEqual([]);
});

const columns = [
  ['Company', 'About Us', 'Careers', 'Contact', 'Blog'],
  ['Resources', 'Help Center', 'Privacy Policy', 'Terms of Service', 'Cookie Policy'],
  ['Products', 'Financial Health Quiz', 'Verdant Platform', 'Partners Area', 'API'],
] as const;
const networks = ['Facebook', 'X', 'LinkedIn', 'Instagram'];

sentence('2.41', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  const footer = landing.section('footer');
  await expect(footer.getByText('Verdant', { exact: true })).toBeVisible();
  await expect(
    footer.getByText('Empowering your financial wellness journey with AI-powered insights.', { exact: true }),
  ).toBeVisible();
  const social = footer.getByRole('list', { name: 'Social networks' }).getByRole('button');
  expect(await social.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))).toEqual(
    networks,
  );
  await expect(footer.getByRole('heading')).toHaveText(columns.map(([title]) => title));
  for (const [title, ...entries] of columns) {
    await expect(footer.getByRole('list', { name: title }).getByRole('listitem')).toHaveText(entries);
  }
});

sentence('2.42', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const toast = new Toast(page);
  const visited = await page.evaluate(() => history.length);
  for (const name of [...networks, ...columns.flatMap(([, ...entries]) => entries)]) {
    await landing.section('footer').getByRole('button', { name, exact: true }).click();
    await toast.expectText(`The ${name} feature is coming soon! Stay tuned for updates.`);
  }
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => history.length)).toBe(visited);
});

sentence('2.42', 'beside them the two pages that exist', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const links = landing.section('footer').getByRole('link');
  await expect(links).toHaveText(['Privacy', 'Terms of use']);
  await links.first().click();
  await expect(page).toHaveURL('/privacy');
});

sentence('2.43', '', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-15T12:00:00'));
  const landing = new LandingPage(page);
  await landing.open();
  await expect(
    landing.section('footer').getByText('© 2031 Verdant. All rights reserved.', { exact: true }),
  ).toBeVisible();
});
