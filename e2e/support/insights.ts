import type { Page } from '@playwright/test';
import { metricTitles } from '@verdant/shared/contract';
import { respondWith } from './network';

export const metric = (title: string, value: unknown) => ({ type: 'metric', title, value });

/** The four metrics that the cards of the dashboard read, in their order. */
export const fourMetrics = (overall: unknown, emergency: unknown, debt: unknown, investment: unknown) => [
  metric(metricTitles.overall, overall),
  metric(metricTitles.emergency, emergency),
  metric(metricTitles.debt, debt),
  metric(metricTitles.investment, investment),
];

/** Figures that no set of quiz answers produces exactly: they replace the server's response. */
export async function giveInsights(
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
