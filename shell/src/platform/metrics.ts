import type { LoadCounts, LoadFailure, RemoteHealth, RemoteHealthEntry } from '@verdant/federation/contract';
import { formatNumber, formatPercent } from '@verdant/shared/format';

const HOUR_MS = 60 * 60 * 1000;
/** Maximum number of lines that can be distinguished in a chart. The table contains all releases. */
const MAX_LINES = 4;
const NONE = '–';

/** Number of page views that had to load the remote, with any outcome. */
export const totalLoads = ({ loaded, recovered, fell_back, failed }: LoadCounts): number =>
  loaded + recovered + fell_back + failed;

/** Returns the percentage of page views on which the release did not load, such as `5.00%`; a dash without page views. */
export function formatFailureRate(figures: LoadCounts): string {
  const loads = totalLoads(figures);
  const failed = figures.failed + figures.fell_back;
  return loads === 0 ? NONE : formatPercent((failed * 100) / loads, 'en', { digits: 2 });
}

export const formatMilliseconds = (value: number | null): string =>
  value === null || Number.isNaN(value) ? NONE : `${formatNumber(Math.round(value))} ms`;

export const formatBrowsers = (browsers: LoadFailure['browsers']): string =>
  browsers.map(({ name, count }) => `${name} (${formatNumber(count)})`).join(', ') || NONE;

export function timeStepStarts({ from, to, step_hours }: Pick<RemoteHealth, 'from' | 'to' | 'step_hours'>): string[] {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  const count = Math.max(0, Math.round((end - first) / (step_hours * HOUR_MS)));
  return Array.from({ length: count }, (_, step) => new Date(first + step * step_hours * HOUR_MS).toISOString());
}

/** Formats the start of a step in the reader's time zone: only the time for a range of a day, else with the day. */
export function formatStep(iso: string, range: RemoteHealth['range']): string {
  const day = range === '24h' ? undefined : ({ day: 'numeric', month: 'short' } as const);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-AU', { ...day, ...time }).format(new Date(iso));
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

type Active = Pick<RemoteHealthEntry, 'stable' | 'canary' | 'built' | 'earlier'>;

/** Effect of a rollback without a named version, by the server's rule. `to` is null if no release would remain. */
type NextRollback = { from: string; to: string | null; isBuilt: boolean; endsCanary: boolean };

export function nextRollback({ stable, canary, built, earlier }: Active): NextRollback | undefined {
  const from = canary?.version ?? stable;
  if (from === null) return undefined;
  const release = (canary ? stable : earlier[0]) ?? null;
  return { from, to: release ?? built, isBuilt: release === null && built !== null, endsCanary: canary !== null };
}

/** Returns the last change of a remote's active release if the change was a rollback, automatic or not. */
export function lastRollback({ switches }: Pick<RemoteHealthEntry, 'switches'>) {
  const last = switches.find(({ action }) => !['freeze', 'unfreeze', 'remove'].includes(action));
  return last?.action === 'rollback' || last?.action === 'automatic' ? last : undefined;
}

/** Returns the name of a version in the history; null is the build next to the server, or `otherwise` without a build. */
export const nameOfVersion = (
  version: string | null,
  { built }: Pick<RemoteHealthEntry, 'built'>,
  otherwise = 'none',
): string => version ?? (built === null ? otherwise : `${built} (build next to the server)`);
