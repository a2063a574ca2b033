/** A way to detect that a page is interactive. */
export type Ready =
  /** Selectors of a button that works only with the script, clicked until `reaction` matches an element. */
  | { readonly click: string; readonly reaction: string }
  /** The main content, rendered from the user's data. */
  | { readonly shown: string };

export type BenchPage = {
  readonly path: string;
  readonly viewer: 'anonymous' | 'resident';
  readonly ready: Ready;
};

const password: Ready = {
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

/** One of each kind: prerendered with content, a form, a signed-in page. */
export const defaultPaths = ['/', '/sign-in', '/dashboard'];

/** The page at a path. An unknown one is public, and interactive once its theme switch works. */
export const pageOf = (path: string): BenchPage =>
  benchPages.find((page) => page.path === path) ?? {
    path,
    viewer: 'anonymous',
    ready: { click: 'header button[aria-label*="light"]', reaction: 'html[data-theme="light"]' },
  };
