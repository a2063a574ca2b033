/** Variants in which each page is measured, with their labels in the results table, in the order of its rows. */
export const pageVariants = {
  limit: 'limit: the page without its script files',
  before: 'the product before',
  product: 'the product',
} as const;
export type PageVariant = keyof typeof pageVariants;

/** Measurements of one visit, or medians of several visits: milliseconds, transferred bytes, numbers of requests. */
export type VisitMetrics = {
  firstPaint: number;
  largestPaint: number;
  usable: number;
  blocked: number;
  shift: number;
  /** Number of requests until the page is usable, including the page itself. */
  requests: number;
  /** Bytes of JavaScript files until the page is usable. */
  scriptBytes: number;
  /** Transferred bytes until the end of the visit. */
  allBytes: number;
};

/** Visits to a page in one variant. A visit's array index is its round number, so visits of variants can be compared. */
export type VariantVisits = { readonly form: PageVariant; readonly visits: readonly VisitMetrics[] };

const HEAD = ['form', 'first paint', 'LCP', 'to limit', 'usable', 'blocked', 'CLS', 'requests', 'JS KB', 'all KB'];

const whole = (value: number) => Math.round(value).toLocaleString('en-AU');
const kilobytes = (value: number) => (value / 1_000).toFixed(1);

/**
 * Returns a Markdown table for one page. Each row has the medians of a variant, its highest CLS, and the median ratio of
 * its LCP to that of the variant `limit`.
 */
export function metricsTable(all: readonly VariantVisits[]): string {
  const limits = all.find(({ form }) => form === 'limit')?.visits;
  const rows = all.map(({ form, visits }) => {
    const middle = (name: keyof VisitMetrics) => median(visits.map((visit) => visit[name]));
    const ratio = (limit: readonly VisitMetrics[]) =>
      median(visits.map((visit, round) => visit.largestPaint / (limit[round]?.largestPaint ?? 1))).toFixed(2);
    return [
      pageVariants[form],
      whole(middle('firstPaint')),
      whole(middle('largestPaint')),
      limits ? ratio(limits) : '',
      form === 'limit' ? '' : whole(middle('usable')),
      whole(middle('blocked')),
      Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
      whole(middle('requests')),
      kilobytes(middle('scriptBytes')),
      kilobytes(middle('allBytes')),
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map((_name, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** Returns the median, or 0 for an empty array. */
export const median = (values: readonly number[]): number =>
  values.toSorted((value, other) => value - other)[Math.floor(values.length / 2)] ?? 0;
