/** How a page shows that it can be used. */
export type Ready =
  /** A button that is pressed until what `reaction` finds is there; both are selectors, and the button needs the script. */
  | { readonly press: string; readonly reaction: string }
  /** What the page is for, drawn from the person's data. */
  | { readonly shown: string };

export type BenchPage = {
  readonly path: string;
  /** Of its pictures. */
  readonly name: string;
  readonly viewer: 'anonymous' | 'resident';
  readonly ready: Ready;
};

const password: Ready = {
  press: 'input[type="password"] ~ button, :has(> input[type="password"]) button',
  reaction: 'input[name="password"][type="text"]',
};

const known: readonly BenchPage[] = [
  {
    path: '/',
    name: 'landing',
    viewer: 'anonymous',
    // "See How It Works" shows a notice.
    ready: { press: '#hero a + button', reaction: '[class*="region"][role="status"] p' },
  },
  { path: '/sign-in', name: 'sign-in', viewer: 'anonymous', ready: password },
  { path: '/sign-up', name: 'sign-up', viewer: 'anonymous', ready: password },
  {
    path: '/dashboard',
    name: 'dashboard',
    viewer: 'resident',
    ready: { shown: 'main [class*="-figures-"] [class*="-figure-"]' },
  },
];

/** Those that speak for the others. */
export const defaultPaths = ['/', '/sign-in', '/dashboard'];

/** The page of a path. One that is not known here is public, and ready when the switch of the theme is. */
export const pageOf = (path: string): BenchPage =>
  known.find((page) => page.path === path) ?? {
    path,
    name: path.replaceAll('/', '-').slice(1),
    viewer: 'anonymous',
    ready: { press: 'header button[aria-label*="light"]', reaction: 'html[data-theme="light"]' },
  };
