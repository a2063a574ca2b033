import * as v from 'valibot';
import {
  remoteHealth,
  type LoadFailure,
  type RemoteHealth,
  type RemoteHealthEntry,
  type ReleaseHistory,
} from '../../contract';
import { loadsOf, type HealthWindow, type PageLoadCounts } from '../load-reports/figures';
import type { FindNameById } from '../signing/release-keys';

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

const NOTHING = { loaded: 0, recovered: 0, fell_back: 0, failed: 0, threw: 0, p75_ms: null, served: 0, silent: 0 };
export const NOT_ACTIVE: ActiveVersions = { stable: null, canary: null, built: null, earlier: [], frozen: false };

function releasesOf(rows: readonly PageLoadCounts[]) {
  const steps = rows.flatMap(({ at, ...row }) =>
    at !== null && loadsOf(row) + row.threw > 0 ? [{ ...row, at: at.toISOString() }] : [],
  );
  return rows
    .filter(({ version, at }) => version !== null && at === null)
    .toSorted((a, b) => loadsOf(b) - loadsOf(a) || (String(a.version) < String(b.version) ? -1 : 1))
    .slice(0, MAX_RELEASES)
    .map((release) => ({
      ...release,
      steps: steps.filter(({ version }) => version === release.version).toSorted((a, b) => (a.at < b.at ? -1 : 1)),
    }));
}

/** Returns the overview of all remotes that are active, published or reported, sorted by name. */
export function assembleHealth({ range, from, to, stepHours }: HealthWindow, data: HealthData): RemoteHealth {
  const { figures, failures, published, active, switches, nameOf, mayOperate } = data;
  const names = new Set([
    ...active.keys(),
    ...published.map(({ name }) => name),
    ...figures.map(({ remote }) => remote),
  ]);
  const entryOf = (name: string) => {
    const rows = figures.filter(({ remote }) => remote === name);
    return {
      ...(active.get(name) ?? NOT_ACTIVE),
      ...(rows.find(({ version }) => version === null) ?? NOTHING),
      name,
      releases: releasesOf(rows),
      failures: failures.filter(({ remote }) => remote === name).slice(0, MAX_FAILURES),
      switches: (switches.get(name) ?? []).slice(0, MAX_SWITCHES),
      published: published
        .filter((release) => release.name === name)
        .slice(0, MAX_PUBLISHED)
        .map(({ version, keyId: by, publishedAt }) => ({
          version,
          by,
          by_name: nameOf(by),
          at: publishedAt.toISOString(),
        })),
    };
  };
  // The contract's schema removes all other columns of the rows.
  return v.parse(remoteHealth, {
    range,
    from: from.toISOString(),
    to: to.toISOString(),
    step_hours: stepHours,
    may_operate: mayOperate,
    remotes: [...names].toSorted().map(entryOf),
  });
}
