import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RegistryId, ReleaseHistory, ReleaseList, RemoteReleases } from '../../contract';
import { checkCompatibility, type ShellOffer } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError, parseParams } from '../http';
import type { FindNameById } from '../signing/signed-request';
import { activationRoutes, type ActivationDependencies } from './activation-routes';
import { compatibilityRoutes, type CompatibilityDependencies } from './compatibility-routes';
import { isRollback, newRemote, NO_RELEASE_VERSION } from './remote-state';
import { toRegistry, type Resolve } from './resolution';
import type { Remote } from './schema';
import {
  findActivations,
  findLastActivation,
  findReleases,
  findRemote,
  findRemotes,
  listPreviews,
  versionChangeActions,
  type Preview,
  type StoredActivation,
  type StoredRelease,
} from './store';

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
function describeRemote(
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

/** Describes changes, newest first. `lines`: oldest first. */
const describeSwitches = (lines: readonly StoredActivation[], nameOf: FindNameById): ReleaseHistory['switches'] =>
  lines
    .toReversed()
    .slice(0, MAX_HISTORY)
    .map((line) => describeLine(line, nameOf));

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
    switches: new Map(found.map(({ name }) => [name, describeSwitches(linesOf(name), nameOf)])),
  };
}

/** Removes an operator's id from the public history: it is a hash of an e-mail address, which would confirm a guess. */
const withoutOperator = (line: ReleaseHistory['switches'][number]) =>
  line.by.startsWith('operator:') ? { ...line, by: 'operator' } : line;

const named = v.object({ name: v.string() });

const noReleaseError = () => new ApiError(404, 'This remote has no published release.');

interface RegistryDependencies extends ActivationDependencies, CompatibilityDependencies {
  readonly resolve: Resolve;
  /** Returns the public names of keys and operators. */
  readonly publicNames: () => Promise<FindNameById>;
}

/** Registers releases' routes. All users can read list and history: only data of pages, times, and reasons from teams. */
export async function registryRoutes(app: FastifyInstance, dependencies: RegistryDependencies): Promise<void> {
  const { db, builds, resolve, publicNames } = dependencies;
  /** Describes the remotes with a release or a preview: one of them, or all. */
  const describeRemotes = async (name?: string): Promise<RemoteReleases[]> => {
    const [releases, remotes, previews] = await Promise.all([
      findReleases(db, name),
      findRemotes(db),
      listPreviews(db, name),
    ]);
    const names = new Set([...releases, ...previews].map((release) => release.name));
    return [...names].map((own) => {
      const remote = remotes.find((stored) => stored.name === own) ?? newRemote(own);
      const isOwn = (release: { readonly name: string }) => release.name === own;
      const built = builds.remotes.find(({ manifest }) => manifest.name === own)?.manifest.version;
      const { offering } = builds;
      return describeRemote(remote, releases.filter(isOwn), previews.filter(isOwn), { built, offering });
    });
  };

  compatibilityRoutes(app, dependencies);

  await activationRoutes(app, dependencies);

  app.get('/releases', async (): Promise<ReleaseList> => ({ remotes: await describeRemotes() }));

  app.get('/releases/:name', async (request): Promise<RemoteReleases> => {
    const [remote] = await describeRemotes(parseParams(named, request.params).name);
    if (!remote) throw noReleaseError();
    return remote;
  });

  app.get('/releases/:name/history', async (request): Promise<ReleaseHistory> => {
    const { name } = parseParams(named, request.params);
    const { revision } = await findRemote(db, name);
    const releases = await findReleases(db, name);
    if (releases.length + revision === 0) throw noReleaseError();
    const switches = describeSwitches(await findActivations(db, name), await publicNames());
    // Commands of release 1.0.0 read `notes`.
    return { name, switches: switches.map(withoutOperator), notes: [] };
  });

  app.get('/registry', async (request): Promise<RegistryId> => {
    const { id } = toRegistry(await resolve(request));
    return { id };
  });
}
