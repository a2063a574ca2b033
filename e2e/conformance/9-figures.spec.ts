import { Navbar } from '../models/navbar';
import { watchCalls } from '../support/calls';
import { signInBrowser, expect } from '../support/test';
import { settled } from '../support/screens';
import { sentence } from './sentence';

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

sentence(
  ['9.15', '9.17'],
  'currency and static sample values, the same for all users',
  async ({ page, api, account: _account, baseURL }) => {
    const main = page.getByRole('main');
    const textOf = async (heading: RegExp) => {
      await settled(page, heading);
      // The line below the heading, which states where own figures are, comes last.
      await expect(main.getByRole('link', { name: /^(Link a bank|Go to the dashboard)$/ })).toBeVisible();
      return main.innerText();
    };
    const read = async () => {
      await page.goto('/savings');
      const savings = await textOf(/savings/i);
      await new Navbar(page).goTo('Recommendations');
      return [savings, await textOf(/recommendations/i)];
    };
    const calls = watchCalls(page);
    const [savings = '', recommendations = ''] = await read();
    expect(savings).toMatch(/(^|\s)\$15,000(\s|$)/);
    expect(savings).not.toContain('A$');
    expect(savings).toContain('30 June 2027');
    expect(recommendations).toContain('4.75%');
    // The same for another user; the server is requested no figure, only whether a bank is linked.
    const other = await api.register({
      email: `grace.${Date.now()}@example.com`,
      password: 'correct horse battery',
      firstName: 'Grace',
      lastName: 'Hopper',
    });
    await signInBrowser(page, baseURL ?? '', other);
    expect(await read()).toEqual([savings, recommendations]);
    expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(['GET /auth/me', 'GET /money/accounts']));
  },
);
