import { applyRecipe, clearFaults, failureScreen, faultLab } from '@verdant/federation/testing';
import type { Locator } from '@playwright/test';
import { FaultLabPage, LabBadge } from '../models/fault-lab';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { TestApiClient } from '../support/api';
import { isSameDocument, markDocument, navigateWithoutReload } from '../support/document';
import { waitUntilLoaded } from '../support/screens';
import { startServer, temporaryDataDir } from '../support/server';
import type { RunningServer } from '../support/server';
import { expect, signInBrowser, test } from '../support/test';
import type { Page } from '../support/test';

const complaints = [
  /Failed to load resource|ERR_|integrity|Fault lab:|MIME type/,
  // Console errors of two faults: a redirect to another origin, and a response without CORS headers.
  /https:\/\/elsewhere\.invalid|blocked by CORS policy/,
];
let server: RunningServer;
let data: ReturnType<typeof temporaryDataDir>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  data = temporaryDataDir();
  server = await startServer({ dataDir: data.path, more: { VERDANT_FAULT_LAB: 'on' } });
});
test.afterAll(async () => {
  await server.stop();
  data.remove();
});
test.beforeEach(async ({ page, problems }) => {
  problems.expect(...complaints);
  await signInBrowser(page, server.url, await new TestApiClient(server.url).register());
});

// One file of the page hangs, so the load event never fires.
const openQuiz = async (page: Page) => page.goto(`${server.url}/onboarding`, { waitUntil: 'commit' });

/** Returns the text of the clipboard by pasting it, because a page is not allowed to read the clipboard. */
async function paste(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  const field = page.locator('body > textarea').last();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await field.evaluate((element) => element.remove());
  return text;
}

test('a tester adds a fault to the quiz, sees the failure screen, clears the fault in the lab badge, and tries again @g-faults-clear @s-8.21', async ({
  page,
}) => {
  const lab = new FaultLabPage(page);
  await lab.open(server.url);
  await lab.add({ remote: 'mfe-quiz', kind: 'chunk: Missing (404)', file: 'page-onboarding.js' });
  await expect(lab.state).toContainText('mfe-quiz chunk Missing (404)');

  await openQuiz(page);
  const failure = failureScreen(page);
  const badge = new LabBadge(page);
  await expect(failure.screen).toContainText('missing');
  await expect(badge.badge).toContainText('1 fault');
  const details = await failure.readDetails();
  expect([details.stage, details.reason, details.chunk]).toEqual(['chunk', 'missing', 'page-onboarding']);

  await markDocument(page);
  await new Navbar(page).goTo('Spending');
  await waitUntilLoaded(page, /spending/i);
  await page.goBack();
  // Waits for the failure before the fault is cleared: without the fault, the quiz could load and never fail.
  await expect(failure.screen).toBeVisible();
  await badge.clear.click();
  await expect(badge.badge).toBeHidden();
  await failure.tryAgain.click();
  await expect(new QuizPage(page).heading).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a tester limits one fault to four times and another fault to certain API calls, and removes a fault with the keyboard', async ({
  page,
}) => {
  const lab = new FaultLabPage(page);
  await lab.open(server.url);
  await lab.add({ remote: 'mfe-samples', kind: 'entry: Server error (500)', times: 4 });
  await expect(lab.state).toContainText('4 times more');
  await lab.add({ remote: 'shell', kind: 'api: Calls are slow', calls: 'quiz/' });
  await expect(lab.state).toContainText('quiz/, 12 seconds, until cleared');

  const remove = page.getByRole('button', { name: 'Remove mfe-samples, Server error (500)' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(remove).toBeHidden();
  await expect(page.getByRole('heading', { name: /^In this browser/ })).toBeFocused();
  await lab.state.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('heading', { name: 'In this browser: off' })).toBeVisible();
});

const offline = {
  name: 'without-a-network',
  description: 'Ohne Netz \u2014 the page waits, and opens once the network is back.',
  faults: [],
  offline: true,
};

test('a recipe of faults can be applied by its name or from a file @g-recipes', async ({ page }) => {
  const lab = new FaultLabPage(page);
  await lab.open(server.url);
  await expect(page.getByText('The quiz is gone when somebody opens it')).toBeVisible();
  await page.getByRole('button', { name: 'Apply the recipe mfe-quiz/lost-on-the-way' }).click();
  await expect(lab.state).toContainText('mfe-quiz chunk Missing (404)');

  const file = { name: 'offline.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(offline)) };
  const open = async (text: string) =>
    page.getByLabel('Open a file').setInputFiles({ ...file, buffer: Buffer.from(text) });
  await open(JSON.stringify(offline));
  await expect(lab.status).toContainText('Take the network away yourself');
  await expect(lab.state).not.toContainText('mfe-quiz');
  await open('{"faults":1}');
  await expect(lab.status).toContainText('faults: Invalid value');
  await open('faults');
  await expect(lab.status).toHaveText('This file is no recipe in JSON.');
});

test('a test can apply a set of faults that makes the page offline, until the test clears the faults @g-offline-waits @g-recipes', async ({
  page,
  context,
}) => {
  const at = { origin: server.url };
  await page.goto(`${server.url}/spending`);
  await waitUntilLoaded(page, /spending/i);
  await applyRecipe(context, offline, at);
  await navigateWithoutReload(page, '/onboarding');
  await expect(page.getByRole('main')).toContainText('You are offline.');
  await clearFaults(page, at);
  await expect(new QuizPage(page).heading).toBeVisible();
  await expect(applyRecipe(page, { ...offline, name: 'No Name' }, at)).rejects.toThrow(/malformed at name/);
});

test('reports can be copied from the failure screen, the badge of the fault lab and the fault lab @g-failure-report @g-lab-report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const faults = [{ remote: 'mfe-quiz', stage: 'entry', fault: '404' }];
  const path = '/onboarding';
  const lab = new FaultLabPage(page);
  await lab.open(server.url);
  await expect(lab.report).toContainText('None yet');
  await faultLab(context, { origin: server.url }).set(faults);
  await page.goto(`${server.url}${path}?from=somewhere`, { waitUntil: 'commit' });

  const { screen, copyReport } = failureScreen(page);
  await screen.getByText('Details for support').click();
  await copyReport.click();
  await expect(copyReport).toHaveText('Copied');
  const report = await paste(page);
  expect(report).toMatch(/^part: mfe-quiz [\s\S]*\npage: \/onboarding\n[\s\S]*\nfault_lab: true\nbrowser: /);

  /** Copies the JSON report of an element; `said` is the element in which the page confirms the copy. */
  const copyFrom = async (place: Locator, label = place) => {
    await place.getByRole('button', { name: 'Copy as JSON' }).click();
    await expect(label).toContainText(/The report is copied( as JSON)?\./);
    const text = await paste(page);
    expect(JSON.parse(text)).toHaveProperty('loads.0.detail', 'http-404');
    return text;
  };
  const badge = new LabBadge(page);
  await badge.report.getByText('Report').click();
  const fromBar = await copyFrom(badge.report);
  expect(JSON.parse(fromBar)).toMatchObject({ page: path, faults });
  expect(fromBar).toContain('/lab/.../mfe-quiz/');
  expect(fromBar).not.toMatch(/\/lab\/[\w-]{20}|from=somewhere/);

  await badge.labLink.click();
  // The script of the page fills in the report after it has connected the buttons.
  await expect(lab.report).toContainText('http-404');
  expect(JSON.parse(await copyFrom(lab.report, lab.status))).toMatchObject({ faults });
  // The page selects the report if the browser refuses access to the clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await lab.report.getByRole('button', { name: 'Copy as text' }).click();
  await expect(lab.status).toContainText('The report is selected');
  expect(await page.evaluate(() => String(getSelection()))).toMatch(
    /\nfault: mfe-quiz entry 404\n[\s\S]*detail: http-404/,
  );
});
