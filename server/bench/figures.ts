/** The value that a share of the sorted values is not above; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** One line of the report: a ratio of two figures of the same run, and what it should be. */
export interface Finding {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly ratio: number;
  readonly aim: { readonly kind: 'most' | 'least'; readonly limit: number };
}

export function isMet({ ratio, aim: { kind, limit } }: Finding): boolean {
  return kind === 'most' ? ratio <= limit : ratio >= limit;
}

/** The findings as a table in Markdown. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { name, before, after, ratio, aim } = finding;
    const limit = `${aim.kind === 'most' ? 'at most' : 'at least'} ${aim.limit}`;
    return `| ${name} | ${before} | ${after} | ${ratio.toFixed(2)} | ${limit} | ${isMet(finding) ? 'met' : 'missed'} |`;
  });
  return ['| What | Beside | Verdant | Ratio | Target | |', '| --- | --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
