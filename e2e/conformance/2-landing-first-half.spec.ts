import { LandingPage, landingSections } from '../models/landing-page';
import { Toast } from '../models/toast';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('2.20', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  const sections = landing.main.locator('section[id], footer[id]');
  expect(await sections.evaluateAll((elements) => elements.map(({ id }) => id))).toEqual([...landingSections]);
  const tops = await sections.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(landingSections.length);
});

sentence('2.21', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const hero = landing.section('hero');
  await expect(landing.heading).toHaveText('Your Financial Wellness Partner');
  await expect(hero.getByText(/personalized health check/)).toBeVisible();
  await hero.getByRole('button', { name: 'See How It Works', exact: true }).click();
  await new Toast(page).expectText('Learn more about our features coming soon!');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await landing.expectToLeadToQuiz(hero.getByRole('link', { name: 'Start Free Health Check', exact: true }));
});

sentence('2.23', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  await expect(landing.title('how-it-works')).toHaveText('Three Simple Steps to Financial Wellness');
  await expect(landing.items('how-it-works')).toHaveText([
    /^01\s*Take the quiz\s*Quick 3-minute quiz to assess your financial health$/,
    /^02\s*AI Analysis\s*Smart insights from your financial data$/,
    /^03\s*Get Your Plan\s*Personalized roadmap to financial success$/,
  ]);
});

sentence('2.24', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.expectToLeadToQuiz(
    landing.section('how-it-works').getByRole('link', { name: 'Start Your Journey Now', exact: true }),
  );
});

sentence('2.25', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  await expect(landing.title('benefits')).toHaveText('Why Choose Us');
  await expect(landing.items('benefits').getByRole('heading', { level: 3 })).toHaveText([
    'Smart Insights',
    'Bank-Grade Security',
    'Action Plans',
    'Open Banking',
    '24/7 Support',
  ]);
});

sentence('2.26', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  const link = landing.section('benefits').getByRole('link', { name: 'Experience the Benefits', exact: true });
  const below = await landing.items('benefits').last().boundingBox();
  expect((await link.boundingBox())?.y).toBeGreaterThan((below?.y ?? 0) + (below?.height ?? 0));
  await landing.expectToLeadToQuiz(link);
});

const features = ['Smart Analysis', 'Live Tracking', 'Bank Security', 'Smart Plans'];

sentence('2.27', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  await expect(landing.title('features')).toHaveText('Powerful Features');
  await expect(landing.items('features')).toHaveText(features.map((name) => new RegExp(`^${name}`)));
});

sentence('2.28', '', async ({ lookAt }) => {
  const page = await lookAt('/');
  const landing = await LandingPage.on(page);
  for (const [place, name] of features.entries()) {
    const card = landing.items('features').nth(place).getByRole('button');
    await expect(card).toHaveText(new RegExp(`^${name}.{30,}\\.Learn more$`));
    await expect(card.locator('svg')).toHaveCount(2);
    await expect(card.getByText('Learn more', { exact: true }).locator('svg')).toBeVisible();
    const gradient = () =>
      card.evaluate((element) => {
        const { backgroundImage, opacity } = getComputedStyle(element, '::before');
        return `${backgroundImage.split('(')[0]} ${opacity}`;
      });
    await page.mouse.move(0, 0);
    await expect.poll(gradient).toBe('linear-gradient 0');
    await card.hover();
    await expect.poll(gradient).toBe('linear-gradient 1');
  }
});

sentence('2.29', '', async ({ page }) => {
  const landing = new LandingPage(page);
  await landing.open();
  for (const [place, name] of features.entries()) {
    await landing.items('features').nth(place).getByRole('button').click();
    await new Toast(page).expectText(`Learn more about ${name} coming soon!`);
  }
  await expect(page).toHaveURL('/');
});

sentence('2.30', '', async ({ lookAt }) => {
  const landing = await LandingPage.on(await lookAt('/'));
  await expect(landing.title('health-score')).toHaveText('Your Financial Health Score & Insights');
  const gauge = landing.section('health-score').getByRole('img', { name: 'Health Score: 82 of 100', exact: true });
  await expect(gauge.locator('text')).toHaveText(['82', 'Health Score']);
  await expect(landing.section('health-score').getByText('Sample data', { exact: true })).toBeVisible();
  const fill = gauge.locator('circle').last();
  await expect(fill).toHaveAttribute('r', '70');
  const part = await fill.evaluate((circle) => {
    const { strokeDasharray, strokeDashoffset } = getComputedStyle(circle);
    return 1 - Number.parseFloat(strokeDashoffset) / Number.parseFloat(strokeDasharray);
  });
  expect(part).toBeCloseTo(0.82, 4);
});

sentence('2.31', '', async ({ lookAt }) => {
  const page = await lookAt('/');
  const landing = await LandingPage.on(page);
  await expect(landing.items('health-score').filter({ has: page.getByRole('heading') })).toHaveText([
    /^Personalized Scoring\s*Based on your unique situation, goals and habits$/,
    /^Real-Time Updates\s*Your score updates automatically as your finances change$/,
    /^Actionable Insights\s*Personalized recommendations to improve your score$/,
  ]);
});
