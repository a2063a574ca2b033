import { DashboardPage, metricCards } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { fourMetrics, giveInsights } from '../support/insights';
import { expect } from '../support/test';
import type { Page } from '../support/test';
import { sentence } from './sentence';

type Four = readonly [string, string, string, string];

/** The texts of the four cards for four values, one visit after the other. */
async function readLevels(page: Page, visits: readonly (readonly [number, number, number, number])[]): Promise<Four[]> {
  const dashboard = new DashboardPage(page);
  const navbar = new Navbar(page);
  const read: Four[] = [];
  await page.goto('/recommendations');
  for (const values of visits) {
    await giveInsights(page, fourMetrics(...values));
    await navbar.goTo('Overview');
    await expect(dashboard.card('Financial Health Score')).not.toContainText('Sample data');
    const [health, emergency, debt, investment] = await Promise.all(
      metricCards.map((title) => dashboard.figuresOf(title)),
    );
    read.push([health ?? '', emergency ?? '', debt ?? '', investment ?? '']);
    await navbar.goTo('Recommendations');
  }
  return read;
}

sentence(
  '4.15',
  'thresholds are strict and take the value before it is rounded',
  async ({ page, account: _account }) => {
    const levels = await readLevels(page, [
      [70.4, 0, 0, 0],
      [70, 0, 0, 0],
      [50.3, 0, 0, 0],
      [50, 0, 0, 0],
    ]);
    expect(levels.map(([health]) => health)).toEqual([
      '70% Trending up +5%',
      '70% Trending up +2%',
      '50% Trending up +2%',
      '50% Trending down -3%',
    ]);
  },
);

sentence(
  '4.17',
  'thresholds are strict and take the value before it is rounded',
  async ({ page, account: _account }) => {
    const levels = await readLevels(page, [
      [0, 50.4, 50.4, 50.4],
      [0, 50, 50, 50],
      [0, 25.3, 25.3, 25.3],
      [0, 25, 25, 25],
    ]);
    expect(levels.map(([, ...others]) => others)).toEqual([
      ['50% Trending up +12%', '50% Trending up +8.3%', '50% Trending up +8.3%'],
      ['50% Trending up +5%', '50% Trending up +3%', '50% Trending up +3%'],
      ['25% Trending up +5%', '25% Trending up +3%', '25% Trending up +3%'],
      ['25% Trending down -2%', '25% Trending down -1%', '25% Trending down -1%'],
    ]);
  },
);
