import { DashboardPage } from '../models/dashboard-page';
import { Navbar } from '../models/navbar';
import { QuizPage } from '../models/quiz-page';
import { Api } from '../support/api';
import { failureScreen } from '@verdant/federation/testing';
import { startServer, temporaryDataDir } from '../support/server';
import { expect, signInBrowser, test } from '../support/test';

test(
  'accounts, sessions and half a quiz survive a restart and a kill',
  { tag: '@rest' },
  async ({ page, problems }) => {
    test.setTimeout(180_000);
    problems.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
    const data = temporaryDataDir();
    let server = await startServer({ dataDir: data.path });
    try {
      const { url, port } = server;
      const api = new Api(url);
      const account = await api.register();
      await api.answerQuiz(account, 3);
      await signInBrowser(page, url, account);
      await page.goto(`${url}/dashboard`);
      await expect(new DashboardPage(page).greeting(account.firstName)).toBeVisible();

      // What watches over failed pages loads two seconds after the page.
      await page.waitForTimeout(3_000);
      await server.stop();
      await new Navbar(page).goTo('Savings');
      const { screen } = failureScreen(page);
      await expect(screen).toBeVisible();
      server = await startServer({ dataDir: data.path, port });
      await expect(page.getByRole('heading', { level: 1, name: 'Savings' })).toBeVisible({ timeout: 45_000 });
      await expect(screen).toHaveCount(0);
      await page.reload();
      await new Navbar(page).expectSignedIn();
      const quiz = new QuizPage(page);
      await page.goto(`${url}/onboarding`);
      await expect(quiz.resumeDialog).toContainText('30%');
      await quiz.resumeDialog.getByRole('button', { name: 'Continue Session' }).click();
      await quiz.answer(4);

      await server.kill();
      server = await startServer({ dataDir: data.path, port });
      await page.reload();
      await expect(quiz.resumeDialog).toContainText('40%');
    } finally {
      await server.stop();
      data.remove();
    }
  },
);
