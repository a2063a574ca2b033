import type { Locator, Page } from '@playwright/test';

/** Known details that a failure screen shows for support. */
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
  /** Waits for the screen. Resolves to the details that the screen shows for support. */
  readDetails: () => Promise<FailureDetails>;
};

/**
 * Returns locators, independent of the language, for the screen that replaces a failed page or slot. A host marks the
 * screen with `data-load-failure`, its buttons with `data-action`, and each detail with `data-detail` and the detail's
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
