import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { failureScreen } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { isSameDocument } from '../support/document';
import {
  RETRIES_PER_LOAD,
  isLongFault,
  isRetriedByLoader,
  maxRequestsForFile,
  maxRequestsForRemote,
  remoteOfCell,
} from './cells';
import type { Cell, ExpectedFailureDetails } from './cells';
import { HOST } from './product';
import type { MatrixRemote } from './product';
import { Visit } from './visit';
import type { RequestCounts, ServerUrls } from './visit';

type Running = { remote: MatrixRemote; cell: Cell; visit: Visit };

const totalCount = (counts: RequestCounts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** Uses a control of the host, and fails if the host does not react. */
async function expectHostWorks(page: Page): Promise<void> {
  const navbar = new Navbar(page);
  await navbar.switchTheme('light');
  await navbar.switchTheme('dark');
}

/** Goes back without waiting for the load event, because a file that hangs prevents this event. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

/** Opens another remote's page with a link in the host's navigation, and checks that the page is shown. */
async function openOther({ remote: { other }, visit: { page } }: Running): Promise<void> {
  await new Navbar(page).goTo(other.link);
  await expect(heading(page, other.heading)).toBeVisible();
}

async function expectDetails(
  { remote, cell, visit: { page } }: Running,
  expected: ExpectedFailureDetails,
): Promise<void> {
  const details = await failureScreen(page).readDetails();
  expect({ stage: details.stage, reason: details.reason, finding: details.finding }).toEqual(expected);
  expect(details.part).toMatch(new RegExp(`^${cell.part ?? remote.name} \\d+\\.\\d+\\.\\d+`));
}

/** Checks that a page whose file is slow is shown in the end, and never as failed. */
async function arrivesLate(running: Running): Promise<void> {
  const { remote, visit } = running;
  await openOther(running);
  await goBack(visit.page);
  await expect(heading(visit.page, remote.heading)).toBeVisible();
  await expect(failureScreen(visit.page).screen).toHaveCount(0);
  await expectHostWorks(visit.page);
}

/**
 * Opens another page and goes back, while the host still retries or after the failure screen is shown. Checks that the
 * failure screen causes no more requests.
 */
async function leaveAndReturn(running: Running): Promise<void> {
  const { cell, visit } = running;
  const failure = failureScreen(visit.page);
  if (isLongFault(cell)) await openOther(running);
  else {
    await expect(failure.screen).toBeVisible();
    const before = totalCount(await visit.countRequests());
    await openOther(running);
    expect(totalCount(await visit.countRequests()), 'a page that failed requests nothing more').toBe(before);
  }
  await goBack(visit.page);
}

async function failsAndRecovers(running: Running, expected: ExpectedFailureDetails): Promise<void> {
  const { remote, cell, visit } = running;
  const { page } = visit;
  const failure = failureScreen(page);
  if (isRetriedByLoader(cell)) {
    await expect
      .poll(() => visit.retries, { message: 'a retry without user action', intervals: [50], timeout: 8_000 })
      .toBeGreaterThanOrEqual(1);
    await expect(failure.screen, 'the screen comes after all retries').toHaveCount(0);
  }
  await leaveAndReturn(running);
  await expect(failure.screen).toBeVisible();
  await expectDetails(running, expected);
  await expectHostWorks(page);

  const counts = await visit.countRequests();
  expect(Math.max(0, ...counts.values()), 'requests for one file').toBeLessThanOrEqual(maxRequestsForFile(cell));
  expect(totalCount(counts), 'requests for the remote').toBeLessThanOrEqual(maxRequestsForRemote(cell, counts.size));
  if (isRetriedByLoader(cell)) {
    expect(visit.retries, 'automatic retries before the screen').toBeGreaterThanOrEqual(RETRIES_PER_LOAD);
  }
  await visit.repair();
  await failure.tryAgain.click();
  await expect(heading(page, remote.heading)).toBeVisible();
  await expect(failure.screen).toHaveCount(0);
}

/** True if the message comes from the lab, or from HTML that ran as a script, because the host's files have no hashes. */
const isExpected = ({ remote, fault }: Cell, message: string) =>
  message.startsWith('Fault lab: ') ||
  (remote === HOST && fault === 'html' && /^(Unexpected token|expected expression, got) '<'/.test(message));

/** Runs one cell in a separate browser context. @throws if the behaviour differs from docs/qa.md ("The fault matrix") */
export async function runCell(
  browser: Browser,
  { cell, urls, signedIn }: { cell: Cell; urls: ServerUrls; signedIn: Record<string, string> },
): Promise<void> {
  const remote = remoteOfCell(cell);
  const stored = remote.isSignedIn ? signedIn : {};
  const visit = await Visit.begin(browser, { cell, urls, stored });
  const running = { remote, cell, visit };
  try {
    await visit.open(remote);
    await (cell.failure ? failsAndRecovers(running, cell.failure) : arrivesLate(running));
    expect(await isSameDocument(visit.page), 'the page was not reloaded').toBe(true);
    expect(visit.uncaught.filter((message) => !isExpected(cell, message))).toEqual([]);
  } finally {
    await visit.end();
  }
}
