import { metricTitles } from '@verdant/shared/contract';
import { DashboardPage, metricCards } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import type { Account, TestApiClient } from '../support/api';
import { personaAnswerTo, comfortablePersona, personaInArrears } from '../support/personas';
import type { Persona } from '../support/personas';
import { createAxeBuilder, expectAccessible, expectPageToFit } from '../support/page-checks';
import { endTransitions } from '../support/screens';
import { expect, test } from '../support/test';
import { moveQuizzesBack } from '../../server/testing/test-cluster';
import { DATA_DIR_VARIABLE } from '../support/paths';

const QUARTER = 91;
/** Number of dots that the chart draws for each score. */
const DOTS = 80;

const as = (persona: Persona) => (question: Parameters<typeof personaAnswerTo>[1]) =>
  personaAnswerTo(persona, question);

/** Takes the quiz with the answers of `before`, and three months later with the answers of `after`. */
async function takeTwice(
  api: TestApiClient,
  account: Account,
  [before, after]: readonly [Persona, Persona],
): Promise<void> {
  await api.takeQuiz(account, as(before));
  await moveQuizzesBack(process.env[DATA_DIR_VARIABLE] ?? '', account.email, QUARTER);
  await api.takeQuiz(account, as(after), { start: 'restart' });
}

test('scores over time and decisions about actions persist after a reload, and are accessible at every width', async ({
  page,
  api,
  account,
}) => {
  await takeTwice(api, account, [personaInArrears, comfortablePersona]);
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  const scores = dashboard.panel('Your scores over time');
  const figure = scores.getByRole('figure', { name: `${metricTitles.overall} over time` });
  await expect(figure.locator('svg path')).toHaveCount(2 * DOTS);
  for (const title of metricCards) await expect(dashboard.card(title)).not.toContainText('Sample');

  const panel = dashboard.panel('Financial Health Insights');
  await panel.getByRole('checkbox').first().click();
  const fold = panel.getByText('Done or set aside (1)');
  await expect(fold).toBeVisible();
  await page.reload();
  await fold.click();
  await panel
    .getByRole('button', { name: /^Later: / })
    .first()
    .click();
  for (const [width, theme] of [
    [1280, 'light'],
    [375, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await new Navbar(page).switchTheme(theme);
    await endTransitions(page);
    await expectPageToFit(page, `at ${width}`);
    await expectAccessible(createAxeBuilder(page), `${theme}, at ${width}`);
  }
});
