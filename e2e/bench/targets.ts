import type { Form, Outcome } from './metrics';

type Target = {
  readonly path: string;
  readonly what: string;
  readonly atMost: number;
  readonly of: (found: Found) => number;
};

/** Of one page: the product, and the bundle that is drawn in the browser. */
type Found = Readonly<Record<'product' | 'bundle', Outcome[number]>>;

const toLimit = ({ product }: Found) => product.ratios.paintToLimit;
const toBundle = ({ product }: Found) => product.ratios.paintToBundle;
const usable = ({ product }: Found) => product.ratios.usableToBundle;
const scripts = ({ product, bundle }: Found) => product.figures.scriptBytes / bundle.figures.scriptBytes;
const scriptKilobytes = ({ product }: Found) => product.figures.scriptBytes / 1_000;
const shift = ({ product }: Found) => product.figures.shift;

const targets: readonly Target[] = [
  { path: '/', what: 'LCP to the limit', atMost: 1.1, of: toLimit },
  { path: '/sign-in', what: 'LCP to the limit', atMost: 1.1, of: toLimit },
  { path: '/', what: 'LCP to the bundle', atMost: 0.45, of: toBundle },
  { path: '/', what: 'usable, to the bundle', atMost: 1.1, of: usable },
  { path: '/', what: 'JavaScript before use, KB', atMost: 115, of: scriptKilobytes },
  { path: '/', what: 'JavaScript before use, to the bundle', atMost: 1.1, of: scripts },
  { path: '/dashboard', what: 'figures there, to the bundle', atMost: 1, of: usable },
  { path: '/', what: 'CLS', atMost: 0, of: shift },
];

/** The results against each target, as a Markdown table. */
export function targetsText(outcomes: readonly { page: { path: string }; outcome: Outcome }[]): string {
  const rows = targets.flatMap(({ path, what, atMost, of }) => {
    const outcome = outcomes.find(({ page }) => page.path === path)?.outcome;
    const formOf = (wanted: Form) => outcome?.find(({ form }) => form === wanted);
    const [product, bundle] = [formOf('product'), formOf('bundle')];
    if (!product || !bundle) return [];
    const value = of({ product, bundle });
    return [`| \`${path}\`: ${what} | ${atMost} | ${Number(value.toFixed(3))} | ${value <= atMost ? 'yes' : 'no'} |`];
  });
  return ['| target | at most | measured | met |', '| --- | --: | --: | --- |', ...rows].join('\n');
}
