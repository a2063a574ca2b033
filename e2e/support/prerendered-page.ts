import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

const SCRIPTS = '**/*.js';
const LIMIT_MS = 30_000;

/** Waits up to 30 seconds until the server sends the page as prerendered HTML, which starts after the first request. */
export async function waitUntilPrerendered(request: APIRequestContext, path: string): Promise<void> {
  const html = async () => (await request.get(path, { headers: { accept: 'text/html' } })).text();
  await expect.poll(html, { timeout: LIMIT_MS, message: `${path} as finished HTML` }).toContain('data-prerendered="');
}

/** Opens a prerendered page and delays its scripts, like a slow connection, until `hydrate`. */
export async function openPrerendered(page: Page, path: string): Promise<PrerenderedPage> {
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
  await waitUntilPrerendered(page.request, path);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const describe = (source: unknown) => {
      if (!(source instanceof Object)) return String(source);
      const node: unknown = Reflect.get(source, 'node');
      const places = ['previousRect', 'currentRect'].map((rect) => JSON.stringify(Reflect.get(source, rect)));
      return `${node instanceof Element ? `${node.tagName} ${node.className}` : String(node)}: ${places.join(' -> ')}`;
    };
    const themes: (string | undefined)[] = [];
    Object.assign(window, { shifts, themes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        shifts.push([Reflect.get(entry, 'value'), ...(Array.isArray(sources) ? sources.map(describe) : [])].join('; '));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => themes.push(document.documentElement.dataset['theme'])).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root[data-prerendered]').waitFor({ state: 'attached' });
  return new PrerenderedPage(page, release, requests, warnings);
}

/** A prerendered page, before and after hydration. */
export class PrerenderedPage {
  readonly root: Locator;

  constructor(
    private readonly page: Page,
    private readonly release: () => void,
    /** URLs of the requests so far, in order. */
    readonly requests: readonly string[],
    private readonly warnings: readonly string[],
  ) {
    this.root = page.locator('#root');
  }

  /** Lets the delayed scripts load, and waits until the page is hydrated. */
  async hydrate(): Promise<void> {
    this.release();
    await expect(this.root).not.toHaveAttribute('data-prerendered');
  }

  /** Marks every element, to detect elements that are replaced during hydration. */
  async mark(): Promise<void> {
    await this.root.evaluate((root) => {
      for (const element of root.querySelectorAll('*')) Object.assign(element, { isPrerendered: true });
    });
  }

  /** Resolves to all layout shifts: the element, and its old and new position. */
  shifts(): Promise<string[]> {
    return this.page.evaluate<string[]>('shifts');
  }

  /** Resolves to the document's themes so far, one entry for each change. */
  themes(): Promise<string[]> {
    return this.page.evaluate<string[]>('themes');
  }

  /** Returns the console warnings that report a hydration mismatch, after which React has rendered the shell again. */
  mismatches(): string[] {
    return this.warnings.filter((warning) => warning.includes('written-page'));
  }
}
