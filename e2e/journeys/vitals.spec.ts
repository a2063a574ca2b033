import { replaceReleasedFile } from '../support/released-files';
import { expect, test } from '../support/test';

/** Code of mfe-account that slows down every later click on the landing page, which belongs to mfe-marketing. */
const SLOW_CLICKS = `addEventListener('click', () => {
  const end = performance.now() + (location.pathname === '/' ? 600 : 0);
  while (performance.now() < end);
}, true);`;

// Only a browser can measure paints, shifts, interactions and the script that caused them.
test('the page for platform leads shows LCP and CLS for each page, and a slow click for the remote whose code handled it @g-platform-developers', async ({
  page,
  baseURL,
}) => {
  // The page measures a random share of visits; 0.1 is inside that share.
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await replaceReleasedFile(page, baseURL ?? '', {
    remote: 'mfe-account',
    file: /page-sign-in\.\w+\.js$/,
    alter: (text) => SLOW_CLICKS + text,
  });
  const measuring = page.waitForResponse(/\/static\/js\/vitals\.\w+\.js/);
  await page.goto('/sign-in');
  await measuring;
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.getByRole('heading', { level: 1 }).click();
  // The browser reports an interaction only after the next paint.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const isSlow = ({ duration }: PerformanceEntry) => duration >= 600;
        const observer = new PerformanceObserver((list) => list.getEntriesByName('click').some(isSlow) && resolve());
        observer.observe({ type: 'event', buffered: true });
      }),
  );
  // Leaving the page hides it, and a page sends its measurements when it is hidden.
  await page.goto('/platform?remote=mfe-account');

  const loads = page
    .getByRole('region', { name: 'Remotes' })
    .last()
    .getByRole('row', { name: /^mfe-account/ });
  await expect(loads.getByRole('cell').nth(1)).not.toHaveText('0');
  await expect(loads.getByRole('cell').last()).toHaveText(/^[\d,]+ ms$/);

  const rows = page.getByRole('region', { name: 'Speed for real users: table' }).getByRole('row');
  const cellsOf = (path: string) =>
    rows.filter({ has: page.getByRole('rowheader', { name: path, exact: true }) }).getByRole('cell');
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(cellsOf('/').nth(2)).toHaveText(/^[\d,]+ ms poor$/, { timeout: 2_000 });
  }).toPass();
  await expect(cellsOf('/').nth(1)).toHaveText('–');
  await expect(cellsOf('/sign-in').nth(1)).toHaveText(/^[\d,]+ ms (good|needs improvement|poor)$/);
  await expect(cellsOf('/sign-in').nth(3)).toHaveText(/^0[\d.]* (good|needs improvement|poor)$/);
});
