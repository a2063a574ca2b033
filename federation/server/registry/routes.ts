import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RegistryId, ReleaseHistory, ReleaseList, RemoteReleases } from '../../contract';
import { ApiError, parseParams } from '../http';
import type { FindNameById } from '../signing/release-keys';
import { describeHistory, describeRemote, withoutOperators } from './describe';
import { compatibilityRoutes, type CompatibilityDependencies } from './compatibility-routes';
import { newRemote } from './remote-state';
import { toRegistry, type Resolve } from './resolution';
import { activationRoutes, type ActivationDependencies } from './activation-routes';
import { findActivations, findRemote, findRemotes } from './activation-store';
import { findPreviewNotes, findReleases, listPreviews } from './release-store';

const named = v.object({ name: v.string() });

const nothingPublished = () => new ApiError(404, 'This remote has no published release.');

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
      const remote = remotes.find((one) => one.name === own) ?? newRemote(own);
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
    if (!remote) throw nothingPublished();
    return remote;
  });

  app.get('/releases/:name/history', async (request): Promise<ReleaseHistory> => {
    const { name } = parseParams(named, request.params);
    const { revision } = await findRemote(db, name);
    const nameOf = await publicNames();
    const [releases, switches, notes] = await Promise.all([
      findReleases(db, name),
      findActivations(db, name),
      findPreviewNotes(db, name, nameOf),
    ]);
    if (releases.length + notes.length + revision === 0) throw nothingPublished();
    return withoutOperators(describeHistory(name, switches, notes, nameOf));
  });

  app.get('/registry', async (request): Promise<RegistryId> => {
    const { id } = toRegistry(await resolve(request));
    return { id };
  });
}
