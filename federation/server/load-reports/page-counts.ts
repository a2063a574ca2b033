import type { LoadEvent, LoadOutcome } from '../../contract';

/**
 * How bad an outcome is. A page counts once for each release, by the worst that it reported: a page that throws at render
 * has failed, however it loaded. `threw` is no load.
 */
export const severity: Readonly<Record<LoadOutcome, number>> = {
  threw: 0,
  loaded: 1,
  recovered: 2,
  fell_back: 3,
  failed: 4,
};

/** Whether the release did not load. */
export const isFailure = (outcome: LoadOutcome): boolean => severity[outcome] >= severity.fell_back;

/** The name and version of a release, in one text. */
export const releaseKey = ({ remote, version }: Pick<LoadEvent, 'remote' | 'version'>): string =>
  `${remote} ${version}`;

/** What a page has reported before, by `releaseKey`. */
export type OutcomesOfPage = ReadonlyMap<string, ReadonlySet<LoadOutcome>>;

/** An event, and for how many pages it stands: more than one only where loads are sampled. */
export type WeighedEvent = LoadEvent & { readonly weight: number };

type Labels = Pick<LoadEvent, 'remote' | 'version' | 'stage' | 'reason' | 'outcome'>;
export type NewCount = Labels & { readonly count: number; readonly pages: number };

/** Whether the outcome reveals more of a page than what it reported before; a page fails once. */
function isWorse(outcome: LoadOutcome, before: ReadonlySet<LoadOutcome>): boolean {
  return [...before].every((earlier) => severity[earlier] < severity[outcome]) && ![...before].some(isFailure);
}

function countsOf(events: readonly WeighedEvent[], before: ReadonlySet<LoadOutcome>): NewCount[] {
  const worst = events
    .filter(({ outcome }) => outcome !== 'threw')
    .toSorted((a, b) => severity[b.outcome] - severity[a.outcome])[0];
  const threw = before.has('threw') ? undefined : events.find(({ outcome }) => outcome === 'threw');
  const loads = new Set([...before].filter((outcome) => outcome !== 'threw'));
  const toCount = ({ remote, version, stage, reason, outcome, weight }: WeighedEvent, isPage: boolean): NewCount => ({
    remote,
    version,
    stage,
    reason,
    outcome,
    count: weight,
    pages: isPage ? weight : 0,
  });
  return [
    ...(worst && isWorse(worst.outcome, loads) ? [toCount(worst, loads.size === 0)] : []),
    ...(threw ? [toCount(threw, false)] : []),
  ];
}

/** What the events of one page add to the counters, which only ever grow. */
export function newCounts(events: readonly WeighedEvent[], before: OutcomesOfPage): NewCount[] {
  const releases = [...new Set(events.map(releaseKey))].toSorted();
  return releases.flatMap((key) =>
    countsOf(
      events.filter((event) => releaseKey(event) === key),
      before.get(key) ?? new Set(),
    ),
  );
}

const labelsOf = ({ remote, version, stage, reason, outcome }: Labels) =>
  [remote, version, stage, reason, outcome].join(' ');

/** One of each counter, in one order on every server: those that add to the same ones do not wait for each other in a circle. */
export function sumCounts(counts: readonly NewCount[]): NewCount[] {
  const sums = new Map<string, NewCount>();
  for (const one of counts) {
    const known = sums.get(labelsOf(one));
    sums.set(labelsOf(one), known ? { ...one, count: known.count + one.count, pages: known.pages + one.pages } : one);
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}
