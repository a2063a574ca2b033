import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RegistryId, ReleaseHistory, ReleaseList, RemoteReleases } from '../../contract';
import { compatibilityProblem } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError, parseParams } from '../http';
import { readHistoryNames } from '../permissions';
import type { FindNameById } from '../signing/signed-request';
import { activationRoutes, type ActivationDependencies } from './activation-routes';
import { compatibilityRoutes, type CompatibilityDependencies } from './compatibility-routes';
import { newRemote, releaseOrNull } from './remote-state';
import { toRegistry, type Resolve } from './resolution';
import type { Remote } from './schema';
import { findActivations, findPreviews, findReleases, findRemote, findRemotes, type StoredActivation } from './store';

const MAX_HISTORY = 100;

const describeState = ({ name, stable, canary, earlier, isFrozen }: Remote, { remotes }: Builds) => ({
  name,
  stable,
  canary,
  built: remotes.find(({ manifest }) => manifest.name === name)?.manifest.version ?? null,
  earlier,
  frozen: isFrozen,
});

/** Describes the remotes with a release or a preview, one of them or all, with releases and previews newest first. */
async function describeRemotes(db: Database, builds: Builds, onlyName?: string): Promise<RemoteReleases[]> {
  const [releases, remotes, previews] = await Promise.all([
    findReleases(db, onlyName),
    findRemotes(db),
    findPreviews(db, onlyName),
  ]);
  const { offering } = builds;
  const names = new Set([...releases, ...previews].map(({ name }) => name));
  return [...names].map((name) => {
    const remote = remotes.find((stored) => stored.name === name) ?? newRemote(name);
    const isPublic = (version: string) => ['canary', 'everyone'].includes(remote.versions[version] ?? '');
    return {
      ...describeState(remote, builds),
      versions: releases
        .filter((release) => release.name === name)
        .map(({ version, manifest, publishedAt }) => ({
          version,
          published_at: publishedAt.toISOString(),
          contract: manifest.contract,
          // Every user can read this list, so the pages of releases that are not public are left out.
          pages: isPublic(version) ? manifest.pages : [],
          commit: manifest.commit ?? null,
          misfit: (offering && compatibilityProblem(manifest, offering)) ?? null,
        })),
      previews: previews
        .filter((preview) => preview.name === name)
        .map(({ pullRequest, version, publishedAt, expiresAt }) => ({
          pull_request: pullRequest,
          version,
          published_at: publishedAt.toISOString(),
          expires_at: expiresAt.toISOString(),
        })),
    };
  });
}

const describeLine = (
  { action, from, version, percent, reason, by, at }: StoredActivation,
  nameOf: FindNameById,
): ReleaseHistory['switches'][number] => ({
  action,
  from: releaseOrNull(from),
  to: releaseOrNull(version),
  percent,
  reason,
  by,
  by_name: nameOf(by),
  at: at.toISOString(),
});

/** Returns active releases and changes, newest first, of all remotes and of the `others`, sorted by name. */
export async function describeAllRemotes(
  db: Database,
  builds: Builds,
  nameOf: FindNameById,
  others: readonly string[],
) {
  const [remotes, lines] = await Promise.all([findRemotes(db), findActivations(db)]);
  const active = [...builds.remotes.map(({ manifest }) => manifest), ...remotes].map(({ name }) => name);
  return [...new Set([...active, ...others])].toSorted().map((name) => ({
    ...describeState(remotes.find((remote) => remote.name === name) ?? newRemote(name), builds),
    switches: lines.filter((line) => line.name === name).map((line) => describeLine(line, nameOf)),
  }));
}

const named = v.object({ name: v.string() });

const noReleaseError = () => new ApiError(404, 'This remote has no published release.');

interface RegistryDependencies extends ActivationDependencies, CompatibilityDependencies {
  readonly resolve: Resolve;
}

/** Registers releases' routes. All users can read list and history: only data of pages, times, and reasons from teams. */
export async function registryRoutes(app: FastifyInstance, dependencies: RegistryDependencies): Promise<void> {
  const { db, builds, resolve, keysFile, identity } = dependencies;

  compatibilityRoutes(app, dependencies);

  await activationRoutes(app, dependencies);

  app.get('/releases', async (): Promise<ReleaseList> => ({ remotes: await describeRemotes(db, builds) }));

  app.get('/releases/:name', async (request): Promise<RemoteReleases> => {
    const [remote] = await describeRemotes(db, builds, parseParams(named, request.params).name);
    if (!remote) throw noReleaseError();
    return remote;
  });

  app.get('/releases/:name/history', async (request): Promise<ReleaseHistory> => {
    const { name } = parseParams(named, request.params);
    const { revision } = await findRemote(db, name);
    const releases = await findReleases(db, name);
    if (releases.length + revision === 0) throw noReleaseError();
    const nameOf = await readHistoryNames(keysFile, identity, false);
    const lines = (await findActivations(db, name)).slice(0, MAX_HISTORY);
    // An operator's id is left out: it is a hash of an e-mail address, which would confirm a guess.
    const withoutOperator = (by: string) => by.replace(/^operator:.*/, 'operator');
    const switches = lines.map((line) => ({ ...describeLine(line, nameOf), by: withoutOperator(line.by) }));
    // Commands of release 1.0.0 read `notes`.
    return { name, switches, notes: [] };
  });

  app.get('/registry', async (request): Promise<RegistryId> => {
    const { id } = toRegistry(await resolve(request));
    return { id };
  });
}
