/** A way to detect that a page is interactive. */
export type InteractivityCheck =
  /** Selectors: the button `click`, which works only with JavaScript, is clicked until an element matches `reaction`. */
  | { readonly click: string; readonly reaction: string }
  /** Selector of the main content, which is rendered from the user's data. */
  | { readonly shown: string };

export type BenchPage = {
  readonly path: string;
  readonly viewer: 'anonymous' | 'resident';
  readonly ready: InteractivityCheck;
};

const password: InteractivityCheck = {
  click: 'input[type="password"] ~ button, :has(> input[type="password"]) button',
  reaction: 'input[name="password"][type="text"]',
};

const benchPages: readonly BenchPage[] = [
  {
    path: '/',
    viewer: 'anonymous',
    // "See How It Works" shows a notice.
    ready: { click: '#hero a + button', reaction: '[class*="region"][role="status"] p' },
  },
  { path: '/sign-in', viewer: 'anonymous', ready: password },
  { path: '/sign-up', viewer: 'anonymous', ready: password },
  {
    path: '/dashboard',
    viewer: 'resident',
    ready: { shown: 'main [class*="-figures-"] [class*="-figure-"]' },
  },
];

/** One page of each kind: prerendered content, a form, and a page for signed-in users. */
export const defaultPaths = ['/', '/sign-in', '/dashboard'];

/** Returns the page at a path. An unknown path is treated as public, and as interactive once the theme switch works. */
export const benchPageAt = (path: string): BenchPage =>
  benchPages.find((page) => page.path === path) ?? {
    path,
    viewer: 'anonymous',
    ready: { click: 'header button[aria-label*="light"]', reaction: 'html[data-theme="light"]' },
  };
