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

const DEFAULT_PATHS = ['/', '/sign-in', '/dashboard'];

/** The pages of these paths, by default the three that speak for the others. */
export function pagesOf(paths: readonly string[]): BenchPage[] {
  const wanted = paths.length === 0 ? DEFAULT_PATHS : paths;
  return wanted.map(
    (path) =>
      known.find((page) => page.path === path) ?? {
        path,
        name: path.replaceAll('/', '-').slice(1),
        viewer: 'anonymous',
        // The switch of the theme is on every page.
        ready: { press: 'header button[aria-label*="light"]', reaction: 'html[data-theme="light"]' },
      },
  );
}
