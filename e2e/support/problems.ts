import { expect } from '@playwright/test';
import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Always allowed error: all browsers of a run share one IP address, and can exceed the address's limit of load reports. */
const TOO_MANY_REPORTS = /429 .*\/load-reports\)$/;

/**
 * Everything a browser complains about while a test runs: errors in the console (blocked by the content security
 * policy among them) and errors that no code caught. A test declares the complaints that it expects.
 */
export class BrowserProblems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [TOO_MANY_REPORTS];

  private readonly onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    this.found.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
  };
  private readonly onError = (error: WebError) => {
    this.found.push(`uncaught: ${error.error().stack ?? error.error().message}`);
  };

  watch(context: BrowserContext): void {
    context.on('console', this.onConsole);
    context.on('weberror', this.onError);
  }

  /**
   * Stops the recording and fails if there were unexpected complaints. Must run before the browser context is closed,
   * because errors caused by closing it do not count.
   */
  check(context: BrowserContext): void {
    context.off('console', this.onConsole);
    context.off('weberror', this.onError);
    const unexpected = this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
    expect(unexpected, 'the browser complained').toEqual([]);
  }

  /** Allows complaints that match a pattern, including earlier complaints of this test. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }
}
