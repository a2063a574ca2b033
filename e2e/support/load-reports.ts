import type { Page } from '@playwright/test';
import { loadReports } from '@verdant/federation/contract';
import type { LoadEvent } from '@verdant/federation/contract';
import * as v from 'valibot';

/**
 * Collects the browser's load reports and keeps them from the server, because failures could make the server roll back a
 * release.
 * @returns a function that returns the events so far
 */
export async function watchReports(page: Page): Promise<() => LoadEvent[]> {
  const bodies: string[] = [];
  await page.route('**/api/v1/load-reports', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return () =>
    bodies.flatMap((body) => v.parse(loadReports, JSON.parse(body)).events).filter((event) => 'outcome' in event);
}
