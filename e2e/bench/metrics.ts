/** The forms in which a page is measured, in the order of the tables. */
export const forms = {
  limit: 'limit: finished HTML, no script',
  before: 'the product before',
  product: 'the product',
  bundle: 'one bundle, rendered in the browser',
  prerendered: 'one bundle, prerendered',
} as const;
export type Form = keyof typeof forms;

/** One visit, or the medians of several: milliseconds, bytes on the wire, numbers of requests. */
export type Metrics = {
  firstPaint: number;
  largestPaint: number;
  usable: number;
  blocked: number;
  /** The worst of all visits: a page that navigations now and then navigations. */
  shift: number;
  /** Until the page could be used, the page itself among them. */
  requests: number;
  /** JavaScript in files, until the page could be used. */
  scriptBytes: number;
  /** Everything, until the page was at rest. */
  allBytes: number;
};

/** How many times as long as other forms: medians of what each round's visits say of each other. */
type Ratios = { paintToLimit: number; paintToBundle: number; usableToBundle: number };

/** The medians of a page in each form that it was measured in. */
export type Outcome = { form: Form; figures: Metrics; ratios: Ratios }[];

/** The middle one; of an even number the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return (low + high) / 2;
}

const inThousandths = (value: number) => Math.round(value * 1_000) / 1_000;

function mediansOf(visits: readonly Metrics[]): Metrics {
  const of = (name: keyof Metrics) => inThousandths(median(visits.map((visit) => visit[name])));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    usable: of('usable'),
    blocked: of('blocked'),
    shift: inThousandths(Math.max(...visits.map(({ shift }) => shift))),
    requests: of('requests'),
    scriptBytes: of('scriptBytes'),
    allBytes: of('allBytes'),
  };
}

/** The visits of a page in one form; those of the same round have the same index in all forms. */
export type Visits = { readonly form: Form; readonly visits: readonly Metrics[] };

/** What many visits of a page in several forms say. */
export function outcomeOf(all: readonly Visits[]): Outcome {
  const ratioOf = (visits: readonly Metrics[], name: 'largestPaint' | 'usable', other: Form) => {
    const others = all.find(({ form }) => form === other)?.visits ?? [];
    return inThousandths(median(visits.map((visit, round) => visit[name] / (others[round]?.[name] ?? 1))));
  };
  return all.map(({ form, visits }) => ({
    form,
    figures: mediansOf(visits),
    ratios: {
      paintToLimit: ratioOf(visits, 'largestPaint', 'limit'),
      paintToBundle: ratioOf(visits, 'largestPaint', 'bundle'),
      usableToBundle: ratioOf(visits, 'usable', 'bundle'),
    },
  }));
}

const whole = (value: number) => Math.round(value).toLocaleString('en-AU');
const kilobytes = (value: number) => (value / 1_000).toFixed(1);
const ratio = (value: number) => value.toFixed(2);

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
  const bundleBytes = found.find(({ form }) => form === 'bundle')?.figures.scriptBytes ?? 1;
  const rows = found.map(({ form, figures: of, ratios: times }) => {
    const ofScripts = [whole(of.usable), ratio(times.usableToBundle), whole(of.blocked)];
    const bytes = [kilobytes(of.scriptBytes), ratio(of.scriptBytes / bundleBytes)];
    const hasScript = form !== 'limit';
    return [
      forms[form],
      whole(of.firstPaint),
      whole(of.largestPaint),
      ratio(times.paintToLimit),
      ratio(times.paintToBundle),
      ...(hasScript ? ofScripts : ['', '', whole(of.blocked)]),
      of.shift.toFixed(3),
      whole(of.requests),
      ...(hasScript ? bytes : ['', '']),
      kilobytes(of.allBytes),
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map((_name, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
