import { DashboardPage, metricCards } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { fourMetrics, giveInsights } from '../support/insights';
import { expect } from '../support/test';
import { sentence } from './sentence';

/** The value of the first card and that of the others, and the texts of the four. */
const levels = [
  [70.4, 50.4, '70% Trending up +5%', '50% Trending up +12%', '50% Trending up +8.3%', '50% Trending up +8.3%'],
  [70, 50, '70% Trending up +2%', '50% Trending up +5%', '50% Trending up +3%', '50% Trending up +3%'],
  [50.3, 25.3, '50% Trending up +2%', '25% Trending up +5%', '25% Trending up +3%', '25% Trending up +3%'],
  [50, 25, '50% Trending down -3%', '25% Trending down -2%', '25% Trending down -1%', '25% Trending down -1%'],
] as const;

sentence(
  ['4.15', '4.17'],
  'thresholds are strict and take the value before it is rounded',
  async ({ page, account: _account }) => {
    const dashboard = new DashboardPage(page);
    const navbar = new Navbar(page);
    await page.goto('/recommendations');
    for (const [health, others, ...texts] of levels) {
      await giveInsights(page, fourMetrics(health, others, others, others));
      await navbar.goTo('Overview');
      await expect(dashboard.card('Financial Health Score')).not.toContainText('Sample data');
      const shown = await Promise.all(metricCards.map((title) => dashboard.figuresOf(title)));
      expect(shown, `${health}% and ${others}%`).toEqual(texts);
      await navbar.goTo('Recommendations');
    }
  },
);
