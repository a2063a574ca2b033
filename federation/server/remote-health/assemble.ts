import type { LoadCounts, LoadFailure, RemoteHealth, RemoteHealthEntry, ReleaseHistory } from '../../contract';
import type { FindNameById } from '../signing/release-keys';
import type { PageLoadCounts } from '../load-reports/figures';
import type { HealthWindow } from './window';

const MAX_RELEASES = 12;
const MAX_FAILURES = 20;
const MAX_SWITCHES = 30;
const MAX_PUBLISHED = 30;

export type ActiveVersions = Pick<RemoteHealthEntry, 'stable' | 'canary' | 'built' | 'earlier' | 'frozen'>;

/** Data of the overview. The items of a remote are in the order in which the overview shows them. */
export interface HealthData {
  readonly figures: readonly PageLoadCounts[];
  readonly failures: readonly (LoadFailure & { readonly remote: string })[];
  readonly published: readonly {
    readonly name: string;
    readonly version: string;
    readonly keyId: string;
    readonly publishedAt: Date;
  }[];
  readonly active: ReadonlyMap<string, ActiveVersions>;
  /** Changes by the name of the remote, newest first. */
  readonly switches: ReadonlyMap<string, ReleaseHistory['switches']>;
  readonly nameOf: FindNameById;
  readonly mayOperate: boolean;
}

const loadsOf = ({ loaded, recovered, fell_back, failed }: LoadCounts) => loaded + recovered + fell_back + failed;

const loadCountsOf = ({ loaded, recovered, fell_back, failed, threw, p75_ms }: LoadCounts): LoadCounts => ({
  loaded,
  recovered,
  fell_back,
  failed,
  threw,
  p75_ms,
});

const NOTHING = { loaded: 0, recovered: 0, fell_back: 0, failed: 0, threw: 0, p75_ms: null, served: 0, silent: 0 };

function releasesOf(rows: readonly PageLoadCounts[]): RemoteHealthEntry['releases'] {
  const all = rows.flatMap(({ version, at, served, silent, ...counts }) => {
    if (version === null || at !== null) return [];
    const steps = rows
      .flatMap((row) =>
        row.version === version && row.at !== null ? [{ at: row.at.toISOString(), ...loadCountsOf(row) }] : [],
      )
      .filter((step) => loadsOf(step) + step.threw > 0)
      .toSorted((a, b) => (a.at < b.at ? -1 : 1));
    return [{ version, ...loadCountsOf(counts), served, silent, steps }];
  });
  return all.toSorted((a, b) => loadsOf(b) - loadsOf(a) || (a.version < b.version ? -1 : 1)).slice(0, MAX_RELEASES);
}

function entryOf(
  name: string,
  { figures, failures, published, active, switches, nameOf }: HealthData,
): RemoteHealthEntry {
  const rows = figures.filter(({ remote }) => remote === name);
  const all = rows.find(({ version }) => version === null) ?? NOTHING;
  return {
    name,
    ...(active.get(name) ?? { stable: null, canary: null, built: null, earlier: [], frozen: false }),
    ...loadCountsOf(all),
    served: all.served,
    silent: all.silent,
    releases: releasesOf(rows),
    failures: failures
      .filter(({ remote }) => remote === name)
      .slice(0, MAX_FAILURES)
      .map(({ remote: _remote, ...failure }) => failure),
    switches: (switches.get(name) ?? []).slice(0, MAX_SWITCHES),
    published: published
      .filter((release) => release.name === name)
      .slice(0, MAX_PUBLISHED)
      .map(({ version, keyId, publishedAt }) => ({
        version,
        by: keyId,
        by_name: nameOf(keyId),
        at: publishedAt.toISOString(),
      })),
  };
}

/** Returns the overview of all remotes that are active, published or reported, sorted by name. */
export function assembleHealth({ range, from, to, stepHours }: HealthWindow, data: HealthData): RemoteHealth {
  const names = new Set([
    ...data.active.keys(),
    ...data.published.map(({ name }) => name),
    ...data.figures.map(({ remote }) => remote),
  ]);
  return {
    range,
    from: from.toISOString(),
    to: to.toISOString(),
    step_hours: stepHours,
    may_operate: data.mayOperate,
    remotes: [...names].toSorted().map((name) => entryOf(name, data)),
  };
}
