import { DashboardPage } from '../models/dashboard-page';
import { QuizPage } from '../models/quiz-page';
import { watchCalls } from '../support/calls';
import { comeToScale } from '../support/quiz-data';
import { signInBrowser, expect } from '../support/test';
import { settled } from '../support/screens';
import { sentence } from './sentence';

sentence('9.9', 'ten questions, and a scale from 1 to 10 at 5', async ({ page, api, account }) => {
  await comeToScale(api, account);
  const quiz = new QuizPage(page);
  await quiz.resume();
  await quiz.expectQuestion(5, 10);
  await expect(quiz.slider).toHaveValue('5');
  await expect(quiz.next).toBeEnabled();
  await quiz.slider.press('Home');
  await expect(quiz.slider).toHaveValue('1');
  await quiz.slider.press('ArrowLeft');
  await expect(quiz.slider).toHaveValue('1');
  await quiz.slider.press('ArrowRight');
  await expect(quiz.slider).toHaveValue('2');
  await quiz.slider.press('End');
  await expect(quiz.slider).toHaveValue('10');
});

sentence('9.14', '', async ({ lookAt }) => {
  const page = await lookAt('/budget', { viewer: 'newcomer' });
  await settled(page, /budget/i);
  const bars = await page
    .getByRole('main')
    .getByRole('progressbar')
    .evaluateAll((all) =>
      all.map((bar) => {
        const style = getComputedStyle(bar);
        const spent = /(\d+)%/.exec(bar.closest('li')?.textContent ?? '')?.[1];
        return {
          percent: Number(spent),
          color: style.getPropertyValue('--bar'),
          wanted: ['--bad', '--warn', '--good'].map((name) => style.getPropertyValue(name)),
        };
      }),
    );
  expect(bars.length).toBeGreaterThan(3);
  const levels = bars.map(({ percent, color, wanted }) => {
    const level = percent > 90 ? 0 : percent > 75 ? 1 : 2;
    expect(color).toBe(wanted[level]);
    return level;
  });
  expect(new Set(levels)).toEqual(new Set([0, 1, 2]));
});

sentence('9.15', '', async ({ page, account: _account }) => {
  await page.goto('/savings');
  await settled(page, /savings/i);
  const main = page.getByRole('main');
  await expect(main.getByText('$15,000', { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/A\$/)).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(main.getByText('-A$156.32', { exact: true })).toBeVisible();
});

sentence('9.16', '', async ({ lookAt }) => {
  const dashboard = await DashboardPage.lookAt(lookAt);
  const rows = dashboard.panel('Recent Transactions').getByRole('listitem');
  await expect(rows).toHaveText([
    /15 Mar 2024.*-A\$156\.32/,
    /14 Mar 2024.*\+A\$5,200\.00/,
    /12 Mar 2024.*-A\$187\.45/,
    /10 Mar 2024.*-A\$1,000\.00/,
  ]);
});

sentence('9.17', '', async ({ page, api, account: _account, baseURL }) => {
  const read = async () => {
    const texts: string[] = [];
    for (const path of ['/savings', '/recommendations']) {
      await page.goto(path);
      await settled(page, new RegExp(path.slice(1), 'i'));
      // The line below the heading, which says where own figures are, comes last.
      await expect(
        page.getByRole('main').getByRole('link', { name: /^(Link a bank|Go to the dashboard)$/ }),
      ).toBeVisible();
      texts.push(await page.getByRole('main').innerText());
    }
    return texts;
  };
  const calls = watchCalls(page);
  const [savings = '', recommendations = ''] = await read();
  expect(savings).toContain('30 June 2027');
  expect(recommendations).toContain('4.75%');
  // The same for somebody else; the server is asked for no figure, only whether a bank is linked.
  const other = await api.register({
    email: `grace.${Date.now()}@example.com`,
    password: 'correct horse battery',
    firstName: 'Grace',
    lastName: 'Hopper',
  });
  await signInBrowser(page, baseURL ?? '', other);
  expect(await read()).toEqual([savings, recommendations]);
  expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(['GET /auth/me', 'GET /money/accounts']));
});
