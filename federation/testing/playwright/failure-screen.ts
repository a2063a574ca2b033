import type { Locator, Page } from '@playwright/test';

/** Details that a failure screen shows for support; unknown details are left out. */
export type FailureDetails = {
  /** The remote and its version. */
  part?: string;
  stage?: string;
  reason?: string;
  finding?: string;
  chunk?: string;
  address?: string;
  status?: string;
  attempt?: string;
};

export type FailureScreen = {
  screen: Locator;
  tryAgain: Locator;
  /** Button that reloads the page; only visible if a retry cannot help. */
  reload: Locator;
  copyReport: Locator;
  /** Waits for the screen. @returns the details that the screen shows for support */
  readDetails: () => Promise<FailureDetails>;
};

/**
 * Returns locators, independent of the language, for the screen that replaces a page or slot that failed to load. A host
 * marks the screen with `data-load-failure`, its buttons with `data-action`, and each detail with `data-detail` and its
 * name.
 */
export function failureScreen(page: Page): FailureScreen {
  const screen = page.locator('[data-load-failure]');
  const action = (name: string) => screen.locator(`[data-action="${name}"]`);
  return {
    screen,
    tryAgain: action('try-again'),
    reload: action('reload'),
    copyReport: action('copy-report'),
    readDetails: async () => {
      await screen.waitFor();
      const values = await screen
        .locator('[data-detail]')
        .evaluateAll((elements) =>
          elements.map((element): [string, string] => [element.getAttribute('data-detail') ?? '', element.textContent]),
        );
      return Object.fromEntries(values);
    },
  };
}
