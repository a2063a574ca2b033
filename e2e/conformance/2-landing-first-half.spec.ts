import { SignInPage } from '../models/account-pages';
import { LandingPage, landingSections } from '../models/landing-page';
import { Toast } from '../models/toast';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence(['2.20', '9.4'], 'the sections and what they count', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  const sections = landing.main.locator('section[id], footer[id]');
  expect(await sections.evaluateAll((elements) => elements.map(({ id }) => id))).toEqual([...landingSections]);
  const tops = await sections.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(landingSections.length);

  await expect(landing.items('benefits')).toHaveCount(5);
  await expect(landing.items('features')).toHaveCount(4);
  await expect(landing.section('faq').locator('details')).toHaveCount(6);
  await expect(landing.section('news').getByRole('article')).toHaveCount(3);
  await expect(landing.section('testimonials').getByRole('figure')).toHaveCount(3);
  const lists = await landing.section('footer').getByRole('list').all();
  // The last one links the two legal pages, below the specified columns.
  expect(await Promise.all(lists.map((list) => list.getByRole('button').count()))).toEqual([4, 4, 4, 4, 0]);
});

sentence(['2.11', '2.21', '2.24', '2.26', '2.33', '2.42'], 'where its links lead', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const benefits = landing.section('benefits').getByRole('link', { name: 'Experience the Benefits', exact: true });
  const below = await landing.items('benefits').last().boundingBox();
  expect((await benefits.boundingBox())?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
  for (const link of [
    landing.section('hero').getByRole('link', { name: 'Start Free Health Check', exact: true }),
    landing.section('how-it-works').getByRole('link', { name: 'Start Your Journey Now', exact: true }),
    benefits,
    landing.section('open-banking').getByRole('link', { name: 'Connect Your Bank', exact: true }),
  ]) {
    await landing.expectToLeadToQuiz(link);
    await expect(new SignInPage(page).heading).toBeVisible();
    // The guard puts it in place of the quiz in the history.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL('/sign-in');
    await page.goBack();
    await expect(landing.heading).toBeVisible();
  }
  const pages = landing.section('footer').getByRole('link');
  await expect(pages).toHaveText(['Help', 'What we store about you', 'Terms of use']);
  await pages.nth(1).click();
  await expect(page).toHaveURL('/privacy');
});

const features = ['Smart Analysis', 'Live Tracking', 'Bank Security', 'Smart Plans'];

sentence(['2.28', '2.29'], 'what is on a feature card, and its notice', async ({ lookAt }) => {
  const page = await lookAt('/');
  const landing = await LandingPage.on(page);
  const toast = new Toast(page);
  for (const [place, name] of features.entries()) {
    const card = landing.items('features').nth(place).getByRole('button');
    await expect(card).toHaveText(new RegExp(`^${name}.{30,}\\.Learn more$`));
    await expect(card.locator('svg')).toHaveCount(2);
    await expect(card.getByText('Learn more', { exact: true }).locator('xpath=..').locator('svg')).toBeVisible();
    const gradient = () =>
      card.evaluate((element) => {
        const { backgroundImage, opacity } = getComputedStyle(element, '::before');
        return `${backgroundImage.split('(')[0]} ${opacity}`;
      });
    await page.mouse.move(0, 0);
    await expect.poll(gradient).toBe('linear-gradient 0');
    await card.hover();
    await expect.poll(gradient).toBe('linear-gradient 1');
    await card.click();
    await toast.expectText(`Learn more about ${name} coming soon!`);
  }
  await toast.close.click();
  await expect(page).toHaveURL('/');
});

sentence(['2.30', '9.5'], 'the gauge', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  await expect(landing.title('health-score')).toHaveText('Your Financial Health Score & Insights');
  const gauge = landing.section('health-score').getByRole('img', { name: 'Health Score: 82 of 100', exact: true });
  await expect(gauge).toBeVisible();
  await expect(gauge.locator('text')).toHaveText(['82', 'Health Score']);
  await expect(landing.section('health-score').getByText('Sample data', { exact: true })).toBeVisible();
  const [track, fill] = await gauge.locator('circle').evaluateAll((circles) =>
    circles.map((circle) => {
      const style = getComputedStyle(circle);
      const [attribute, computed] = [
        [circle.getAttribute('stroke-dashoffset'), circle.getAttribute('stroke-dasharray')],
        [style.strokeDashoffset, style.strokeDasharray],
      ].map(([offset, length]) => 1 - Number.parseFloat(offset ?? '') / Number.parseFloat(length ?? ''));
      return { radius: circle.getAttribute('r'), attribute, computed };
    }),
  );
  expect(track?.radius).toBe('70');
  expect(fill).toEqual({ radius: '70', attribute: expect.closeTo(0.82, 5), computed: expect.closeTo(0.82, 4) });
});
