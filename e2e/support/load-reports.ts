import type { Page } from '@playwright/test';
import { loadReports } from '@verdant/federation/contract';
import type { LoadEvent } from '@verdant/federation/contract';
import * as v from 'valibot';

/** Returns a function for the load reports so far. The server gets no reports, because it could roll back a release. */
export async function collectLoadReports(page: Page): Promise<() => LoadEvent[]> {
  const bodies: string[] = [];
  await page.route('**/api/v1/load-reports', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return () =>
    bodies.flatMap((body) => v.parse(loadReports, JSON.parse(body)).events).filter((event) => 'outcome' in event);
}
