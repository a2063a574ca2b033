import { DashboardPage, metricCards } from '../models/dashboard-page';
import { expect } from '../support/test';
import { sentence } from './sentence';

sentence('3.23', '', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  for (const title of metricCards) {
    const card = dashboard.card(title);
    await expect(card.getByText(/^\d+%$/)).toBeVisible();
    const change = card.getByText(/[+-]\d+(\.\d)?%$/).locator('xpath=..');
    await expect(change).toHaveText(/^Trending (up|down)/);
    // The card's own sign, and the arrow of its trend.
    await expect(card.getByRole('heading').locator('svg')).toHaveCount(1);
    await expect(change.locator('svg')).toHaveCount(1);
  }
});

sentence('3.24', '', async ({ lookAt }) => {
  const page = await lookAt('/');
  const cards = page.getByRole('region', { name: 'Powerful Features' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  const looks = await cards.evaluateAll((items) =>
    items.map((item) => {
      const icon = item.querySelector('svg');
      const words = [...item.querySelectorAll('button > span:not([aria-hidden])')]
        .map((part) => part.textContent)
        .filter(Boolean);
      return { words: words.length, color: icon ? getComputedStyle(icon).color : '' };
    }),
  );
  expect(looks.map(({ words }) => words)).toEqual([3, 3, 3, 3]);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(4);
});

sentence('3.25', '', async ({ lookAt }) => {
  const page = await lookAt('/');
  const items = page.getByRole('region', { name: /questions/i }).locator('details');
  await expect(items).toHaveCount(6);
  const texts = await items.evaluateAll((all) =>
    all.map((item) => ['summary', 'summary ~ *'].map((part) => item.querySelector(part)?.textContent.trim() ?? '')),
  );
  for (const [question, answer] of texts) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\w{3}.*\.$/);
  }
});
