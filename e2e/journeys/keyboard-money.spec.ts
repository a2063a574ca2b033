import { ProfileSettings } from '../models/profile-settings';
import { openScreen, settled } from '../support/screens';
import { expect, test } from '../support/test';
import type { Page } from '../support/test';

const MOST_STOPS = 80;
const SCROLL_MS = 2_000;

const look = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    // What is named by a label of its own shows as that: the input itself may be one pixel.
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

/** What has the focus: its name, and what is wrong with how it shows once the page has scrolled to it. */
async function focused(page: Page) {
  for (const deadline = Date.now() + SCROLL_MS; ; await page.waitForTimeout(50)) {
    const at = await look(page);
    if (!at || at.faults.length === 0 || Date.now() > deadline) return at;
  }
}

/** Goes through the page by Tab from its main part, until the focus leaves it. @returns the faults of the stops, and their number */
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

const iso = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, '2026-11-27'.length);
const rows = Array.from({ length: 12 }, (_none, index) => {
  const day = iso(-3 - 14 * index)
    .split('-')
    .toReversed()
    .join('/');
  return `${day},"2684.20","Salary RIVERBEND PTY LTD","3000.00"\n${day},"-640.00","Direct Debit RAY WHITE RENT 5512","2360.00"`;
});

// In a browser, since only that has stops, rings and bars that cover: what a form does with the focus is in its own test.
test('by keyboard alone, every stop of the pages about money shows its focus, and forms and dialogs give it back', async ({
  page,
  api,
  resident,
}) => {
  test.slow();
  await api.confirmEmail(resident);
  await api.importFile(resident, rows.join('\n'));
  const saved = { type: 'by_hand' as const, saved_cents: 42_000, saved_on: iso(0) };
  await api.addGoal(resident, {
    name: 'Tyres',
    target_cents: 118_000,
    date: iso(365),
    per_payday_cents: 13_000,
    saved,
  });
  const main = page.getByRole('main');
  const press = async (name: string | RegExp) => {
    await main.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };

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
    // Parts that arrive later move what has the focus.
    await page.waitForLoadState('networkidle');
    await settled(page, heading);
    const { faults, stops } = await walk(page);
    expect(faults, path).toEqual([]);
    expect(stops, path).not.toEqual([]);
  }

  // Forms on pages: Escape closes them, and the focus is back where it was.
  await openScreen(page, { path: '/savings', heading: /savings/i });
  await press('Edit: Tyres');
  await expect(main.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Edit: Tyres' })).toBeFocused();
  await press('Delete: Tyres');
  await expect(main.getByText('Tyres is deleted.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Tyres' })).toBeVisible();

  await openScreen(page, { path: '/budget', heading: /budget/i });
  await press(/^(Set amount|Change): /);
  await expect(main.getByLabel('Amount per month')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: /^(Set amount|Change): / }).first()).toBeFocused();

  await openScreen(page, { path: '/money/bills', heading: 'Pay and bills' });
  await press('Add a bill');
  await expect(main.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Add a bill' })).toBeFocused();
  await press('Correct your pay');
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'Correct your pay' })).toBeFocused();

  // In the settings, Escape closes an open form before it closes the dialog, or the dialog with its form.
  await page.setViewportSize({ width: 1280, height: 800 });
  const settings = new ProfileSettings(page);
  await settings.openAgain();
  for (const [tab, opener, first] of [
    ['Security', 'Switch on', 'Current password'],
    ['Security', 'Add a passkey', 'Name'],
    ['Privacy', 'Delete my account', 'Password'],
  ] as const) {
    await settings.tab(tab).click();
    await settings.dialog.getByRole('button', { name: opener, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(settings.dialog.getByLabel(first, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(settings.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused();
});
