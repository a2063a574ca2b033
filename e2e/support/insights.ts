import type { Page } from '@playwright/test';
import { metricTitles } from '@verdant/shared/contract';
import { respondWith } from './network';

export const metricInsight = (title: string, value: unknown) => ({ type: 'metric', title, value });

/** Returns the four metrics of the dashboard's cards with these values, in the order of the cards. */
export const fourMetricInsights = (overall: unknown, emergency: unknown, debt: unknown, investment: unknown) => [
  metricInsight(metricTitles.overall, overall),
  metricInsight(metricTitles.emergency, emergency),
  metricInsight(metricTitles.debt, debt),
  metricInsight(metricTitles.investment, investment),
];

/** Replaces the server's response about insights by the test's values, which no set of quiz answers produces exactly. */
export async function mockInsights(
  page: Page,
  insights: unknown,
  investment_profile: unknown = null,
  more: object = {},
): Promise<void> {
  await respondWith(
    page,
    { path: '/adaptive-quiz/insights', method: 'GET' },
    { data: { insights, investment_profile, ...more } },
  );
}
