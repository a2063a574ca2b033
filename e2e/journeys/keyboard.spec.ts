import { DashboardPage } from '../models/dashboard-page';
import { openScreen, waitUntilLoaded } from '../support/screens';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

test('the first Tab stop is a link that skips the navigation', async ({ page, account: _account }) => {
  await page.goto('/spending');
  await waitUntilLoaded(page, /spending/i);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('dialogs of the dashboard open with Enter, trap the focus, prevent scrolling, and return the focus on Escape @s-2.73', async ({
  page,
  become,
}) => {
  await become('newcomer', 'dark');
  const dashboard = new DashboardPage(page);
  await dashboard.open();
  await waitUntilLoaded(page, /^Welcome back, /);
  const details = (panel: string) => dashboard.panel(panel).getByRole('button', { name: /details/i });
  for (const [title, opener] of [
    ['Transactions', details('Recent Transactions')],
    ['Spending Analysis', details('Spending by Category')],
    ['Savings Goals', details('Savings Goals Progress')],
    ['Coming Soon!', dashboard.bankButton],
  ] as const) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside, 'the focus left the dialog').toBe(false);
    }
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    // Content that loads late moves the page by a few lines of text. An unprevented wheel event would scroll by 600 pixels.
    const moved = (await page.evaluate(() => scrollY)) - before;
    expect(Math.abs(moved)).toBeLessThan(300);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

const MOST_STOPS = 80;
const SCROLL_MS = 10_000;

const look = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    // Checks the label instead of its input, because the user sees only the label and the input can be one pixel in size.
    const shown = element.closest('label') ?? element;
    const box = shown.getBoundingClientRect();
    const over = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2);
    const isHidden = over !== null && !shown.contains(over) && !over.contains(shown);
    const isOutside = box.bottom <= 0 || box.top >= innerHeight || left + width < 0 || top + height < 0;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const label = getComputedStyle(shown);
    const hasRing =
      (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) ||
      boxShadow !== 'none' ||
      (label.outlineStyle !== 'none' && parseFloat(label.outlineWidth) > 0) ||
      label.boxShadow !== 'none';
    return {
      name: (element.getAttribute('aria-label') ?? shown.textContent).trim().slice(0, 60),
      faults: [isHidden && 'covered', isOutside && 'outside', !hasRing && 'no ring'].filter(Boolean),
    };
  });

/** Returns the name of the focused element, and the faults in its appearance, checked after scrolling has ended. */
async function focused(page: Page) {
  for (const deadline = Date.now() + SCROLL_MS; ; await page.waitForTimeout(50)) {
    const at = await look(page);
    if (!at || at.faults.length === 0 || Date.now() > deadline) return at;
  }
}

/**
 * Presses Tab from the start of `main` until the focus leaves `main`.
 * @returns the names of the focused elements, and their faults
 */
async function walk(page: Page): Promise<{ faults: string[]; stops: string[] }> {
  await page.locator('#main').focus();
  const faults: string[] = [];
  const stops: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    const at = await focused(page);
    if (!isInside || !at) return { faults, stops };
    stops.push(at.name);
    for (const fault of at.faults) faults.push(`${at.name}: ${String(fault)}`);
  }
  return { faults: [...faults, 'the focus never leaves the page'], stops };
}

// Needs a browser, because jsdom has no popovers.
test('the menu of a bill opens with Enter, is inside the screen, and returns the focus on Escape', async ({
  page,
  api,
  account,
}) => {
  await api.importBankFile(account);
  await page.setViewportSize({ width: 375, height: 700 });
  await openScreen(page, { path: '/money/bills', heading: 'Pay and bills' });
  const menu = page.getByRole('button', { name: 'More: Boost' });
  const entry = page.getByRole('button', { name: 'Edit: Boost' });
  await expect(entry).toBeHidden();
  await menu.press('Enter');
  await expect(entry).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entry).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused();
});

// Needs a browser for tab order, focus rings and bars that cover elements. Unit tests check the focus inside forms.
test('every focusable element on the dashboard and on pages about money shows its focus', async ({
  page,
  api,
  resident,
}) => {
  test.slow();
  await api.importBankFile(resident);

  for (const [path, heading, width] of [
    ['/dashboard', /^Welcome back, /, 1280],
    ['/savings', /savings/i, 1280],
    ['/budget', /budget/i, 375],
    ['/money/bills', 'Pay and bills', 1280],
    ['/money/accounts', 'Your accounts', 375],
    ['/money/import', 'Bring in your accounts', 1280],
    ['/quiz/answers', 'Your answers', 375],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await openScreen(page, { path, heading });
    // Content that loads later would move the focused element.
    await page.waitForLoadState('networkidle');
    await waitUntilLoaded(page, heading);
    const { faults, stops } = await walk(page);
    expect(faults, path).toEqual([]);
    expect(stops, path).not.toEqual([]);
  }
});
