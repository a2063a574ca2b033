import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { FailureScreen } from '../models/failure-screen';
import { Navbar } from '../models/navbar';
import { Api } from '../support/api';
import { BASE_URL_VARIABLE } from '../support/paths';
import { RETRIES, cells, isLasting, isRetried, mostOfFile, mostOfRemote, remoteOf, titleOf } from './cells';
import type { Cell, Remote, Said } from './cells';
import type { Measured } from './document';
import { RESULT } from './document';
import { Visit, most, total } from './visit';

const test = base.extend<object, { authorization: string }>({
  authorization: [
    async ({ browserName: _browser }, use) => {
      const { authorization } = await new Api(process.env[BASE_URL_VARIABLE] ?? '').register();
      await use(authorization);
    },
    { scope: 'worker' },
  ],
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });

/** The shell answers to what a person does: its theme changes and changes back. */
async function expectShellAlive(page: Page): Promise<void> {
  const navbar = new Navbar(page);
  await navbar.switchTheme('light');
  await navbar.switchTheme('dark');
}

/** A file that hangs keeps the page from ever having loaded, as far as the browser is concerned. */
const goBack = (page: Page) => page.goBack({ waitUntil: 'commit' });

/** Another remote's page opens through the navbar, and the way back leads to where one was. */
async function visitOther(page: Page, { other }: Remote): Promise<void> {
  await new Navbar(page).goTo(other.link);
  await expect(heading(page, other.heading)).toBeVisible();
  await goBack(page);
}

async function readScreen(page: Page, cell: Cell, said: Said): Promise<string> {
  const failure = new FailureScreen(page);
  const details = await failure.readDetails();
  expect({ stage: details.get('Stage'), reason: details.get('Reason'), finding: details.get('Finding') }).toEqual(said);
  expect(details.get('Part')).toMatch(new RegExp(`^${remoteOf(cell).name} \\d+\\.\\d+\\.\\d+`));
  return failure.screen.locator('p').first().innerText();
}

/** A page that comes late: no failure, before or after. */
async function arrivesLate(visit: Visit, remote: Remote): Promise<Pick<Measured, 'screen' | 'recovered'>> {
  const { page } = visit;
  await visitOther(page, remote);
  await expect(heading(page, remote.heading)).toBeVisible();
  await expect(new FailureScreen(page).screen).toHaveCount(0);
  await expectShellAlive(page);
  return { screen: '', recovered: 'itself' };
}

async function failsAndRecovers(
  visit: Visit,
  cell: Cell,
  remote: Remote,
  said: Said,
): Promise<Pick<Measured, 'screen' | 'recovered'>> {
  const { page } = visit;
  const failure = new FailureScreen(page);
  if (isRetried(cell)) {
    await expect
      .poll(() => visit.retries, { message: 'a retry while nobody does anything', intervals: [50], timeout: 8_000 })
      .toBeGreaterThanOrEqual(1);
    await expect(failure.screen, 'the screen comes after all retries').toHaveCount(0);
  }
  if (isLasting(cell)) await visitOther(page, remote);
  else {
    await expect(failure.screen).toBeVisible();
    const before = total(await visit.asked());
    await new Navbar(page).goTo(remote.other.link);
    await expect(heading(page, remote.other.heading)).toBeVisible();
    expect(total(await visit.asked()), 'a page that failed asks for nothing more').toBe(before);
    await goBack(page);
  }
  await expect(failure.screen).toBeVisible();
  const screen = await readScreen(page, cell, said);
  await expectShellAlive(page);

  const asked = await visit.asked();
  expect(most(asked), 'requests for one file').toBeLessThanOrEqual(mostOfFile(cell));
  expect(total(asked), 'requests for the remote').toBeLessThanOrEqual(mostOfRemote(cell));
  if (isRetried(cell)) expect(visit.retries, 'automatic retries before the screen').toBeGreaterThanOrEqual(RETRIES);
  await visit.repair();
  await failure.tryAgain.click();
  await expect(heading(page, remote.heading)).toBeVisible();
  await expect(failure.screen).toHaveCount(0);
  return { screen, recovered: 'Try again' };
}

/** What the lab throws, and what a page of HTML says that is run because nothing tells the shell's hashes. */
const isMeant = ({ remote, fault }: Cell, message: string) =>
  message.startsWith('Fault lab: ') ||
  (remote === 'shell' && fault === 'html' && message.startsWith('Unexpected token'));

for (const cell of cells) {
  test(titleOf(cell), async ({ browser, authorization }, info) => {
    const remote = remoteOf(cell);
    const visit = await Visit.begin(browser, cell, remote, authorization);
    try {
      const started = Date.now();
      await visit.open(remote.path);
      const told = cell.said
        ? await failsAndRecovers(visit, cell, remote, cell.said)
        : await arrivesLate(visit, remote);
      const ms = Date.now() - started;
      expect(await visit.isSameDocument(), 'the page was not reloaded').toBe(true);
      expect(visit.uncaught.filter((message) => !isMeant(cell, message))).toEqual([]);
      const measured: Measured = { title: titleOf(cell), ...told, requests: total(await visit.asked()), ms };
      info.annotations.push({ type: RESULT, description: JSON.stringify(measured) });
    } finally {
      await visit.end();
    }
  });
}
