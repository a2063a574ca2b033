import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The sections that a user scrolls through, by their anchors. */
export const landingSections = [
  'hero',
  'how-it-works',
  'benefits',
  'features',
  'health-score',
  'open-banking',
  'testimonials',
  'faq',
  'news',
  'newsletter',
  'footer',
] as const;
export type LandingSection = (typeof landingSections)[number];

export class LandingPage {
  readonly main: Locator;
  readonly heading: Locator;

  constructor(private readonly page: Page) {
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1 });
  }

  /** The model of a page that is there already, or on its way. */
  static async on(page: Page): Promise<LandingPage> {
    const landing = new LandingPage(page);
    await expect(landing.heading).toBeVisible();
    return landing;
  }

  async open(): Promise<void> {
    await this.page.goto('/');
    await expect(this.heading).toBeVisible();
  }

  section(id: LandingSection): Locator {
    return this.main.locator(`#${id}`);
  }

  title(id: LandingSection): Locator {
    return this.section(id).getByRole('heading', { level: 2 });
  }

  /** The cards of a section, or whatever stands in its list. */
  items(id: LandingSection): Locator {
    return this.section(id).getByRole('listitem');
  }

  /** Presses something that leads to the quiz, which asks a visitor to sign in first. */
  async expectToLeadToQuiz(link: Locator): Promise<void> {
    await expect(link).toHaveAttribute('href', '/onboarding');
    await link.click();
    await expect(this.page).toHaveURL('/sign-in');
    expect(await this.page.evaluate<unknown>('history.state.usr')).toMatchObject({ from: { pathname: '/onboarding' } });
  }
}
