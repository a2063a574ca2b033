import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Everything a browser complains about while a test runs: errors in the console (blocked by the content security
 * policy among them) and errors that no code caught. A test says which of them belong to what it does.
 */
export class Problems {
  private readonly found: string[] = [];
  private readonly expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      this.found.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
    });
    context.on('weberror', (error) => this.found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  /** Complaints that match are part of the test, from now on and before. */
  expect(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }

  unexpected(): string[] {
    return this.found.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}
