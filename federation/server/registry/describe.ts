import type { ReleaseHistory, RemoteReleases } from '../../contract';
import { checkCompatibility, type ShellOffer } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import type { FindNameById } from '../signing/release-keys';
import {
  findActivations,
  findLastActivation,
  findRemotes,
  versionChangeActions,
  type StoredActivation,
} from './activation-store';
import type { HistoryNote, Preview, StoredRelease } from './release-store';
import { isRollback, newRemote, NO_RELEASE_VERSION } from './remote-state';
import type { Remote } from './schema';

const MAX_HISTORY = 100;

const orNull = (version: string | null) => (version === NO_RELEASE_VERSION ? null : version);

type ActiveVersions = Pick<RemoteReleases, 'stable' | 'canary' | 'built' | 'earlier' | 'frozen'>;

const describeState = ({ stable, canary, earlier, isFrozen }: Remote, built: string | undefined): ActiveVersions => ({
  stable,
  canary,
  built: built ?? null,
  earlier,
  frozen: isFrozen,
});

/** Describes a remote with its releases and previews, newest first. */
export function describeRemote(
  remote: Remote,
  releases: readonly StoredRelease[],
  previews: readonly Preview[],
  { built, offering }: { readonly built: string | undefined; readonly offering: ShellOffer | undefined },
): RemoteReleases {
  const isPublic = (version: string) => ['canary', 'everyone'].includes(remote.versions[version] ?? '');
  return {
    name: remote.name,
    ...describeState(remote, built),
    versions: releases.map(({ version, manifest, publishedAt }) => {
      const compatibility = offering ? checkCompatibility(manifest, offering) : undefined;
      return {
        version,
        published_at: publishedAt.toISOString(),
        contract: manifest.contract,
        // Every user can read this list, so the pages of releases that are not public are left out.
        pages: isPublic(version) ? manifest.pages : [],
        commit: manifest.commit ?? null,
        misfit: compatibility?.isCompatible === false ? compatibility.reason : null,
      };
    }),
    previews: previews.map(({ pullRequest, version, publishedAt, expiresAt }) => ({
      pull_request: pullRequest,
      version,
      published_at: publishedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
}

const describeLine = (
  { action, from, version, percent, reason, by, at }: StoredActivation,
  nameOf: FindNameById,
): ReleaseHistory['switches'][number] => ({
  action,
  from: orNull(from),
  to: orNull(version),
  percent,
  reason,
  by,
  by_name: nameOf(by),
  at: at.toISOString(),
});

/** Describes the history of a remote, newest change first. `switches`: oldest first. `notes`: newest first. */
export function describeHistory(
  name: string,
  switches: readonly StoredActivation[],
  notes: readonly HistoryNote[],
  nameOf: FindNameById,
): ReleaseHistory {
  const newest = switches.toReversed().slice(0, MAX_HISTORY);
  return {
    name,
    switches: newest.map((line) => describeLine(line, nameOf)),
    notes: notes.map(({ version, text, at }) => ({ version, text, at: at.toISOString() })),
  };
}

/** Finds the last change of the release that visitors get; undefined if the change was no rollback. */
export async function lastRollback(
  db: Database,
  name: string,
): Promise<ReleaseHistory['switches'][number] | undefined> {
  const last = await findLastActivation(db, name, versionChangeActions);
  return last && isRollback(last) ? describeLine(last, () => undefined) : undefined;
}

/** Returns active releases (`active`), and changes with the newest first (`switches`), both by the name of the remote. */
export async function describeAllRemotes(db: Database, builds: Builds, nameOf: FindNameById) {
  const found = await findRemotes(db);
  const lines = await findActivations(db);
  const remotes = new Map(found.map((remote) => [remote.name, remote]));
  const built = new Map(builds.remotes.map(({ manifest }) => [manifest.name, manifest.version]));
  const names = [...new Set([...built.keys(), ...remotes.keys()])];
  const linesOf = (name: string) => lines.filter((line) => line.name === name);
  return {
    active: new Map(names.map((name) => [name, describeState(remotes.get(name) ?? newRemote(name), built.get(name))])),
    switches: new Map(found.map(({ name }) => [name, describeHistory(name, linesOf(name), [], nameOf).switches])),
  };
}

/**
 * Removes operators' ids from the public history. An id is a hash of an e-mail address, which would confirm a guess.
 */
export const withoutOperators = (history: ReleaseHistory): ReleaseHistory => ({
  ...history,
  switches: history.switches.map((one) => (one.by.startsWith('operator:') ? { ...one, by: 'operator' } : one)),
});
