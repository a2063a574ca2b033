import type { Browser, Page } from '@playwright/test';

/** What the pages of one path and one viewer have in common. */
export type Sharing = {
  /** Pages of another name are other pages. */
  name: string;
  url: string;
  /** Done once, before the page opens. */
  prepare: (page: Page) => Promise<void>;
  /** Done while the test has the page, from before it opens. */
  watch: (page: Page) => void;
};

/** One page for all tests of a worker that only look at it; the next other one takes its place. */
export class SharedPage {
  private current: { name: string; page: Page } | undefined;

  constructor(private readonly browser: Browser) {}

  /** The page, as it was when it had opened, as far as pointer and scrolling go. */
  async take({ name, url, prepare, watch }: Sharing): Promise<Page> {
    if (this.current?.name !== name) {
      await this.end();
      const context = await this.browser.newContext();
      this.current = { name, page: await context.newPage() };
      await prepare(this.current.page);
    }
    const { page } = this.current;
    watch(page);
    if (page.url() === url) {
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    } else await page.goto(url);
    return page;
  }

  async end(): Promise<void> {
    await this.current?.page.context().close();
    this.current = undefined;
  }
}
