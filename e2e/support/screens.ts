import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Who looks at a screen: a visitor, a new user, or a user who has taken the quiz. */
export type Viewer = 'anonymous' | 'newcomer' | 'resident';

export type Screen = { name: string; path: string; viewer: Viewer; heading: string | RegExp };

/** Every screen of the product, with the heading that shows it is rendered. */
export const screens: readonly Screen[] = [
  { name: 'landing', path: '/', viewer: 'anonymous', heading: 'Your Financial Wellness Partner' },
  { name: 'sign-in', path: '/sign-in', viewer: 'anonymous', heading: 'Sign in to your account' },
  { name: 'sign-up', path: '/sign-up', viewer: 'anonymous', heading: 'Create your account' },
  { name: 'forgot-password', path: '/forgot-password', viewer: 'anonymous', heading: /password/i },
  {
    name: 'reset-password-without-link',
    path: '/reset-password',
    viewer: 'anonymous',
    heading: 'This link does not work',
  },
  {
    name: 'unsubscribe',
    path: '/unsubscribe?token=example',
    viewer: 'anonymous',
    heading: 'Stop reminders by email?',
  },
  {
    name: 'account-link',
    path: '/account-link?for=keep-account&token=example',
    viewer: 'anonymous',
    heading: 'Keep your account',
  },
  { name: 'help', path: '/help', viewer: 'anonymous', heading: 'Help' },
  { name: 'privacy', path: '/privacy', viewer: 'anonymous', heading: 'Privacy' },
  { name: 'terms', path: '/terms', viewer: 'anonymous', heading: 'Terms of use' },
  { name: 'debug', path: '/debug', viewer: 'anonymous', heading: /debug/i },
  { name: 'platform', path: '/platform', viewer: 'anonymous', heading: 'Platform' },
  { name: 'onboarding', path: '/onboarding', viewer: 'newcomer', heading: "Let's Get to Know You" },
  { name: 'result-new', path: '/quiz/result', viewer: 'newcomer', heading: 'Your result' },
  { name: 'result', path: '/quiz/result', viewer: 'resident', heading: 'Your result' },
  { name: 'answers-new', path: '/quiz/answers', viewer: 'newcomer', heading: 'Your answers' },
  { name: 'answers', path: '/quiz/answers', viewer: 'resident', heading: 'Your answers' },
  { name: 'dashboard-new', path: '/dashboard', viewer: 'newcomer', heading: /^Welcome back, / },
  { name: 'dashboard', path: '/dashboard', viewer: 'resident', heading: /^Welcome back, / },
  { name: 'bank-connection', path: '/yodlee-connect', viewer: 'resident', heading: /bank/i },
  { name: 'money-import', path: '/money/import', viewer: 'resident', heading: 'Bring in your accounts' },
  { name: 'money-accounts', path: '/money/accounts', viewer: 'resident', heading: 'Your accounts' },
  { name: 'money-bills', path: '/money/bills', viewer: 'resident', heading: 'Pay and bills' },
  { name: 'money-measures', path: '/money/measures', viewer: 'resident', heading: 'What your accounts show' },
  { name: 'insights', path: '/insights', viewer: 'resident', heading: /insights/i },
  { name: 'spending', path: '/spending', viewer: 'resident', heading: /spending/i },
  { name: 'savings', path: '/savings', viewer: 'resident', heading: /savings/i },
  { name: 'investments', path: '/investments', viewer: 'resident', heading: /investments/i },
  { name: 'budget', path: '/budget', viewer: 'resident', heading: /budget/i },
  { name: 'recommendations', path: '/recommendations', viewer: 'resident', heading: /recommendations/i },
];

export const guardedPaths = [
  '/dashboard',
  '/onboarding',
  '/quiz/result',
  '/quiz/answers',
  '/yodlee-connect',
  '/money/import',
  '/money/accounts',
  '/money/bills',
  '/money/measures',
  '/spending',
  '/savings',
  '/investments',
  '/budget',
  '/insights',
  '/recommendations',
];

/** Opens a screen and waits until its data is there. */
export async function openScreen(page: Page, { path, heading }: Pick<Screen, 'path' | 'heading'>): Promise<void> {
  await page.goto(path);
  await settled(page, heading);
}

/** Waits until the page's own heading is there and nothing is loading. */
export async function settled(page: Page, heading: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(main.getByText(/^Loading\.\.\./)).toHaveCount(0);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** How far the page reaches beyond its window, in CSS pixels. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until every style has the value that it changes to: also a transition of no time lasts until the next frame. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
