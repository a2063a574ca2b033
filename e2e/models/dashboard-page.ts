import type { Locator, Page } from '@playwright/test';

export const metricCards = [
  'Financial Health Score',
  'Emergency Fund',
  'Debt Management',
  'Investment Readiness',
] as const;

export class DashboardPage {
  readonly bankButton: Locator;
  readonly comingSoon: Locator;
  /** The placeholders of the cards while the insights are loading. */
  readonly skeletonCards: Locator;
  private readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.bankButton = this.main.getByRole('button', { name: 'Connect Bank Account' });
    this.comingSoon = page.getByRole('dialog', { name: 'Coming Soon!' });
    this.skeletonCards = this.main.locator('[class*="skeletonCard-"]');
  }

  async open(): Promise<void> {
    await this.page.goto('/dashboard');
  }

  greeting(name: string): Locator {
    return this.main.getByRole('heading', { name: `Welcome back, ${name}` });
  }

  get subtitle(): Locator {
    return this.main.getByText("Here's an overview of your financial health");
  }

  card(title: (typeof metricCards)[number]): Locator {
    const heading = this.page.getByRole('heading', { name: title, exact: true });
    return this.main.getByRole('region', { name: 'Key metrics' }).getByRole('listitem').filter({ has: heading });
  }

  /** Returns a score under 'Why these scores'. A click on the score shows its reasons. */
  explained(title: string): Locator {
    const heading = this.page.getByRole('heading', { name: title, exact: true });
    return this.panel('Why these scores').locator('details').filter({ has: heading });
  }

  panel(title: string): Locator {
    return this.main.getByRole('region', { name: title, exact: true });
  }
}
