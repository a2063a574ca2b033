import * as v from 'valibot';

/** The forms in which a page is measured, in the order of the tables. */
export const forms = {
  limit: 'limit: finished HTML, no script',
  before: 'the product before',
  product: 'the product',
  bundle: 'one bundle, drawn in the browser',
  prerendered: 'one bundle, prerendered',
} as const;
export type Form = keyof typeof forms;

/** One visit, or the medians of several: milliseconds, bytes on the wire, numbers of requests. */
const figures = v.object({
  firstPaint: v.number(),
  largestPaint: v.number(),
  usable: v.number(),
  blocked: v.number(),
  shift: v.number(),
  /** Until the page could be used, the page itself among them. */
  requests: v.number(),
  /** JavaScript in files, until the page could be used. */
  scriptBytes: v.number(),
  /** Everything, until the page was at rest. */
  allBytes: v.number(),
});
export type Figures = v.InferOutput<typeof figures>;

/** The medians of a page in each form that it was measured in. */
export const outcome = v.array(
  v.object({ form: v.picklist(['limit', 'before', 'product', 'bundle', 'prerendered']), figures }),
);
export type Outcome = v.InferOutput<typeof outcome>;

/** The middle one; of an even number the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return (low + high) / 2;
}

export function mediansOf(visits: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => Math.round(median(visits.map((visit) => visit[name])) * 1_000) / 1_000;
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    usable: of('usable'),
    blocked: of('blocked'),
    shift: of('shift'),
    requests: of('requests'),
    scriptBytes: of('scriptBytes'),
    allBytes: of('allBytes'),
  };
}

const whole = (value: number) => Math.round(value).toLocaleString('en-AU');
const kilobytes = (value: number) => (value / 1_000).toFixed(1);
const ratio = (value: number, to: number | undefined) => (to === undefined || to === 0 ? '' : (value / to).toFixed(2));

const HEAD = [
  'form',
  'first paint',
  'LCP',
  'to limit',
  'to bundle',
  'usable',
  'to bundle',
  'blocked',
  'CLS',
  'requests',
  'JS KB',
  'to bundle',
  'all KB',
];

/** A Markdown table of one page, a row for each form. Times in ms. */
export function tableOf(found: Outcome): string {
  const figuresOf = (wanted: Form) => found.find(({ form }) => form === wanted)?.figures;
  const [limit, bundle] = [figuresOf('limit'), figuresOf('bundle')];
  const rows = found.map(({ form, figures: of }) => {
    const scripts = [kilobytes(of.scriptBytes), ratio(of.scriptBytes, bundle?.scriptBytes)];
    return [
      forms[form],
      whole(of.firstPaint),
      whole(of.largestPaint),
      ratio(of.largestPaint, limit?.largestPaint),
      ratio(of.largestPaint, bundle?.largestPaint),
      ...(form === 'limit' ? ['', ''] : [whole(of.usable), ratio(of.usable, bundle?.usable)]),
      whole(of.blocked),
      of.shift.toFixed(3),
      whole(of.requests),
      ...(form === 'limit' ? ['', ''] : scripts),
      kilobytes(of.allBytes),
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map((_name, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
