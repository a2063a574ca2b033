import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const SCRIPTS = '**/*.js';

/** Opens a page that the server writes and keeps its scripts back, as a slow line does, until `release`. */
export async function openWritten(page: Page, path: string): Promise<WrittenPage> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route(SCRIPTS, async (route) => {
    await gate;
    return route.fallback();
  });
  // The server writes a release's pages when somebody first asks for one; this visitor comes later.
  await expect
    .poll(async () => (await page.request.get(path, { headers: { accept: 'text/html' } })).text())
    .toContain('data-written="');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const themes: (string | undefined)[] = [];
    Object.assign(window, { shifts, themes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => themes.push(document.documentElement.dataset['theme'])).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root[data-written]').waitFor({ state: 'attached' });
  return new WrittenPage(page, release, requests, warnings);
}

/** A page that the server wrote, before and after its script. */
export class WrittenPage {
  readonly root: Locator;

  constructor(
    private readonly page: Page,
    private readonly release: () => void,
    /** URLs, in order. */
    readonly requests: readonly string[],
    private readonly warnings: readonly string[],
  ) {
    this.root = page.locator('#root');
  }

  /** Lets the scripts come, and waits until they have taken over the page. */
  async takeOver(): Promise<void> {
    this.release();
    await expect(this.root).not.toHaveAttribute('data-written');
  }

  /** Marks every element, so that a page that was drawn anew shows. */
  mark(): Promise<number> {
    return this.root.evaluate((root) => {
      const elements = [...root.querySelectorAll('*')];
      for (const element of elements) Object.assign(element, { isWritten: true });
      return elements.length;
    });
  }

  /** How many marked elements are still in the page. */
  marked(): Promise<number> {
    return this.root.evaluate(
      (root) => [...root.querySelectorAll('*')].filter((element) => 'isWritten' in element).length,
    );
  }

  /** Everything that has moved by itself, as cumulative layout shift. */
  async shift(): Promise<number> {
    const shifts: unknown = await this.page.evaluate('shifts');
    return Array.isArray(shifts) ? shifts.reduce<number>((sum, shift) => sum + Number(shift), 0) : Number.NaN;
  }

  /** The document's themes so far, one for every change. */
  themes(): Promise<unknown> {
    return this.page.evaluate('themes');
  }

  /** What the shell has said of a page that did not fit. */
  misfits(): string[] {
    return this.warnings.filter((warning) => warning.includes('written-page'));
  }
}
