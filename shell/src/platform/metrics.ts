import type { LoadCounts, RemoteHealth, RemoteHealthEntry } from '@verdant/federation/contract';

const HOUR_MS = 60 * 60 * 1000;
/** Maximum number of lines that can be distinguished in a chart. The table contains all releases. */
const MAX_LINES = 4;

/** Number of page views that had to load the remote, with any outcome. */
export const totalLoads = ({ loaded, recovered, fell_back, failed }: LoadCounts): number =>
  loaded + recovered + fell_back + failed;

/** Returns the percentage of page views on which the release did not load; undefined without page views. */
export function failureRate(figures: LoadCounts): number | undefined {
  const loads = totalLoads(figures);
  return loads === 0 ? undefined : ((figures.failed + figures.fell_back) * 100) / loads;
}

export function timeStepStarts({ from, to, step_hours }: Pick<RemoteHealth, 'from' | 'to' | 'step_hours'>): string[] {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((end - first) / (step_hours * HOUR_MS)));
  return Array.from({ length: count }, (_, step) => new Date(first + step * step_hours * HOUR_MS).toISOString());
}

export function sumPerStep(
  { releases }: RemoteHealthEntry,
  starts: readonly string[],
  figureOf: (figures: LoadCounts) => number,
): number[] {
  const steps = releases.flatMap((release) => release.steps);
  return starts.map((start) =>
    steps.filter(({ at }) => at === start).reduce((sum, figures) => sum + figureOf(figures), 0),
  );
}

/** Returns load times of the releases with most loads; NaN, a gap in the line, for steps without loads. */
export function loadTimeSeries({ releases }: RemoteHealthEntry, starts: readonly string[]) {
  return releases
    .filter(({ p75_ms }) => p75_ms !== null)
    .slice(0, MAX_LINES)
    .map(({ version, steps }) => {
      const times = new Map(steps.map(({ at, p75_ms }) => [at, p75_ms]));
      return { label: version, values: starts.map((start) => times.get(start) ?? Number.NaN) };
    });
}

type Change = RemoteHealthEntry['switches'][number];
/** An entry of a remote's history. `by`: id of the acting API key or operator, or `server`; `by_name`: the actor's name. */
export type HistoryEntry =
  | (RemoteHealthEntry['published'][number] & { readonly type: 'published' })
  | (Omit<Change, 'action'> & { readonly type: Change['action'] });

export function toHistoryEntries({ switches, published }: RemoteHealthEntry): HistoryEntry[] {
  const lines: HistoryEntry[] = [
    ...published.map((release) => ({ ...release, type: 'published' as const })),
    ...switches.map(({ action, ...rest }) => ({ ...rest, type: action })),
  ];
  return lines.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
