import { LandingPage } from '../models/landing-page';
import { Toast } from '../models/toast';
import { isBackgroundCall } from '../support/calls';
import { expectInert } from '../support/inert-button';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

const questions = [/quiz/, /use my data/, /secure/, /ongoing support/, /health score work/, /makes Verdant different/];

sentence(['2.35', '2.36', '2.37', '4.13'], 'the accordion: one answer at a time', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const entries = landing.section('faq').locator('details');
  const [open, answers] = [landing.section('faq').locator('details[open]'), entries.locator('p:visible')];
  const press = (place: number) => entries.nth(place).locator('summary').click();
  await expect(entries.locator('summary')).toHaveText(questions);
  await expect(open).toHaveCount(0);
  await expect(answers).toHaveCount(0);
  for (const place of questions.keys()) {
    await press(place);
    await expect(entries.nth(place)).toHaveAttribute('open', '');
    await expect(open).toHaveCount(1);
    await expect(entries.nth(place).locator('p')).toBeVisible();
    await expect(answers).toHaveText([/^.{60,}$/]);
  }
  await press(0);
  await expect(answers).toHaveText([/^A short series of questions/]);
  await press(1);
  await expect(answers).toHaveText([
    /With your permission, .*quiz answers.*optionally, your bank data.*personalized insights and action plans/,
  ]);
  await press(4);
  await expect(entries.nth(1).locator('p')).toBeHidden();
  await expect(answers).toHaveText([/^Your answers are weighed/]);
  await press(4);
  await expect(answers).toHaveCount(0);
  await expect(open).toHaveCount(0);
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

/** Records what a page sends, but for what it sends by itself. */
function watchRequests(page: Page): { sent: string[]; end: () => void } {
  const sent: string[] = [];
  const keep = (request: { resourceType: () => string; url: () => string }) => {
    if (['fetch', 'xhr', 'document', 'ping'].includes(request.resourceType()) && !isBackgroundCall(request.url())) {
      sent.push(request.url());
    }
  };
  page.on('request', keep);
  return { sent, end: () => page.off('request', keep) };
}

sentence(['2.39', '2.40'], 'the newsletter', async ({ lookAt }) => {
  const page = await lookAt('/');
  const landing = await LandingPage.on(page);
  const toast = new Toast(page);
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
  await toast.expectNone();

  await field.fill('jo@example.com');
  const { sent, end } = watchRequests(page);
  await submit.click();
  await toast.expectText('Thank you for subscribing! The newsletter feature will be available soon.');
  await toast.close.click();
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL('/');
  end();
  expect(sent).toEqual([]);
});

const columns = [
  ['Company', 'About Us', 'Careers', 'Contact', 'Blog'],
  ['Resources', 'Help Center', 'Privacy Policy', 'Terms of Service', 'Cookie Policy'],
  ['Products', 'Financial Health Quiz', 'Verdant Platform', 'Partners Area', 'API'],
] as const;
const networks = ['Facebook', 'X', 'LinkedIn', 'Instagram'];

sentence(['2.41', '2.42'], 'the footer', async ({ lookAt }) => {
  const page = await lookAt('/');
  const footer = (await LandingPage.on(page)).section('footer');
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

  const toast = new Toast(page);
  const visited = await page.evaluate(() => history.length);
  for (const name of [...networks, ...columns.flatMap(([, ...entries]) => entries)]) {
    await footer.getByRole('button', { name, exact: true }).click();
    await toast.expectText(`The ${name} feature is coming soon! Stay tuned for updates.`);
  }
  await toast.close.click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => history.length)).toBe(visited);
});
