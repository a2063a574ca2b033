import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The user who opens a screen: a visitor, a new user, a user with two quiz results, or a user with account data. */
export type Viewer = 'anonymous' | 'newcomer' | 'resident' | 'owner';

/** Limits of a first visit until the page is usable, higher than current values, to detect large accidental additions. */
export type FirstVisitLimit = {
  /** Bytes of compressed JavaScript. */
  script: number;
  /** Number of requests, the page itself among them. */
  requests: number;
  /** Length of the longest request chain: 1 is the page, 2 is a file in its HTML. */
  depth: number;
};

export type Screen = {
  name: string;
  path: string;
  viewer: Viewer;
  heading: string | RegExp;
  /** Part of the page that the server sends as finished HTML; undefined for a page that only scripts render. */
  prerendered?: 'page' | 'app-shell';
  limit?: FirstVisitLimit | undefined;
  /** Maximum height of the page in pixels, by the width of the window. */
  heights?: Readonly<Record<1280 | 375, number>>;
  isPrinted?: true;
  /** Language of a second visit, on a phone, and the page's heading in this language. */
  translated?: readonly [language: 'de' | 'fr' | 'es', heading: string | RegExp];
};

const PUBLIC_LIMIT: FirstVisitLimit = { script: 115_000, requests: 10, depth: 2 };
const publicPage = (
  name: string,
  heading: string,
  translated: Screen['translated'],
  limit: FirstVisitLimit = PUBLIC_LIMIT,
): Screen => ({
  name: name || 'landing',
  path: `/${name}`,
  viewer: 'anonymous',
  heading,
  prerendered: 'page',
  limit,
  ...(translated && { translated }),
});
const linkPage = (name: string, path: string, heading: string | RegExp): Screen => ({
  name,
  path,
  viewer: 'anonymous',
  heading,
});
const guardedPage = (
  name: string,
  path: string,
  heading: string | RegExp,
  more: Partial<Omit<Screen, 'name' | 'path' | 'heading'>> = {},
): Screen => ({ name, path, heading, viewer: 'resident', prerendered: 'app-shell', ...more });

/** Every screen of the product, with the heading that shows it is rendered. */
export const screens: readonly Screen[] = [
  publicPage('', 'Your Financial Wellness Partner', ['de', 'Ihr Partner für gesunde Finanzen']),
  publicPage('sign-in', 'Sign in to your account', ['de', 'Bei Ihrem Konto anmelden']),
  publicPage('sign-up', 'Create your account', ['fr', 'Créez votre compte']),
  publicPage('forgot-password', 'Forgot your password?', ['es', '¿Ha olvidado su contraseña?']),
  // Limits are higher by one, because the page fetches the contact details of the operator.
  publicPage('help', 'Help', ['fr', 'Aide'], { ...PUBLIC_LIMIT, requests: 11, depth: 3 }),
  publicPage('privacy', 'Privacy', ['de', 'Datenschutz']),
  publicPage('terms', 'Terms of use', ['es', 'Condiciones de uso']),
  linkPage('reset-password-without-link', '/reset-password', 'This link does not work'),
  linkPage('unsubscribe', '/unsubscribe?token=example', 'Stop reminders by email?'),
  linkPage('account-link', '/account-link?for=keep-account&token=example', 'Keep your account'),
  linkPage('debug', '/debug', /debug/i),
  linkPage('platform', '/platform', 'Platform'),
  guardedPage('onboarding', '/onboarding', "Let's Get to Know You", {
    viewer: 'newcomer',
    translated: ['de', 'Wir möchten Sie kennenlernen'],
  }),
  guardedPage('result-new', '/quiz/result', 'Your result', { viewer: 'newcomer' }),
  guardedPage('result', '/quiz/result', 'Your result', { isPrinted: true }),
  guardedPage('answers-new', '/quiz/answers', 'Your answers', { viewer: 'newcomer' }),
  guardedPage('answers', '/quiz/answers', 'Your answers', { isPrinted: true, translated: ['de', 'Ihre Antworten'] }),
  guardedPage('dashboard-new', '/dashboard', /^Welcome back, /, { viewer: 'newcomer' }),
  guardedPage('dashboard', '/dashboard', /^Welcome back, /, {
    limit: { script: 147_000, requests: 18, depth: 2 },
    heights: { 1280: 2_500, 375: 4_400 },
    isPrinted: true,
  }),
  guardedPage('dashboard-accounts', '/dashboard', /^Welcome back, /, {
    viewer: 'owner',
    heights: { 1280: 2_100, 375: 3_500 },
  }),
  guardedPage('bank-connection', '/yodlee-connect', /bank/i),
  guardedPage('money-import', '/money/import', 'Bring in your accounts', { viewer: 'owner' }),
  guardedPage('money-accounts', '/money/accounts', 'Your accounts', { viewer: 'owner' }),
  guardedPage('money-transactions', '/money/transactions', 'Transactions', { viewer: 'owner' }),
  guardedPage('money-bills', '/money/bills', 'Pay and bills', { viewer: 'owner' }),
  guardedPage('money-measures', '/money/measures', 'What your accounts show', { viewer: 'owner' }),
  guardedPage('insights', '/insights', /insights/i, { viewer: 'owner', isPrinted: true }),
  guardedPage('spending', '/spending', /spending/i, { viewer: 'owner', translated: ['fr', 'Dépenses'] }),
  guardedPage('savings', '/savings', /savings/i, { viewer: 'owner' }),
  guardedPage('investments', '/investments', /investments/i, { viewer: 'owner' }),
  guardedPage('budget', '/budget', /budget/i, { viewer: 'owner', translated: ['de', 'Budget'] }),
  guardedPage('recommendations', '/recommendations', /recommendations/i),
];

/** Opens a screen and waits until its data is there. */
export async function openScreen(page: Page, { path, heading }: Pick<Screen, 'path' | 'heading'>): Promise<void> {
  await page.goto(path);
  await waitUntilLoaded(page, heading);
}

/** Waits until the page's own heading is there and nothing is loading. */
export async function waitUntilLoaded(page: Page, heading: string | RegExp): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(main.getByText(/^Loading\.\.\./)).toHaveCount(0);
  await expect(main.locator('[aria-busy="true"], [data-loading]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Resolves to the width by which the page overflows its window, in CSS pixels. */
export async function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Waits until all CSS transitions have ended; even a transition of 0 ms lasts until the next frame. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Doubles the browser's text size to 32 px, which, unlike a root font size, also changes breakpoints in `em` and `rem`. */
export async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
}
