import type { Form } from './variants';
import type { Figures } from './visit';

/** The medians of a page in each form that it was measured in. */
export type Outcome = Partial<Record<Form, Figures>>;

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? 0;
  return (low + high) / 2;
}

const measures = [
  'firstPaint',
  'largestPaint',
  'usable',
  'blocked',
  'shift',
  'requests',
  'scriptBytes',
  'allBytes',
] as const satisfies readonly (keyof Figures)[];

export function mediansOf(visits: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(visits.map((visit) => visit[name]));
  return Object.fromEntries(measures.map((name) => [name, of(name)])) as Figures;
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
export function tableOf(outcome: Outcome, names: Readonly<Record<Form, string>>): string {
  const { limit, bundle } = outcome;
  const rows = Object.entries(outcome).map(([form, figures]) => {
    const isLimit = form === 'limit';
    return [
      names[form as Form],
      whole(figures.firstPaint),
      whole(figures.largestPaint),
      ratio(figures.largestPaint, limit?.largestPaint),
      ratio(figures.largestPaint, bundle?.largestPaint),
      isLimit ? '' : whole(figures.usable),
      isLimit ? '' : ratio(figures.usable, bundle?.usable),
      whole(figures.blocked),
      figures.shift.toFixed(3),
      whole(figures.requests),
      isLimit ? '' : kilobytes(figures.scriptBytes),
      isLimit ? '' : ratio(figures.scriptBytes, bundle?.scriptBytes),
      kilobytes(figures.allBytes),
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map((_name, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
