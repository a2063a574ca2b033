import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type {
  RegistryId,
  ReleaseHistory,
  ReleaseList,
  ActivationResult,
  RemoteReleases,
  SignedRelease,
} from '../../contract';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError, parseParams } from '../http';
import type { Limits } from '../limits';
import { verifySigned } from '../signing/signed-request';
import { describeHistory, describeRemote, describeActivation, type ListedPreview, type ReleaseNote } from './describe';
import { compatibilityRoutes } from './compatibility-routes';
import type { ReadPublished } from './published-remotes';
import { toRegistry, type Resolution, type Resolve } from './resolution';
import { activateRelease } from './activate-release';
import { readActivation, requestedActions } from './activation-request';
import { findAllActivations, findReleases, findSigned, findActivations } from './activation-store';

const named = v.object({ name: v.string() });
const namedVersion = v.object({ name: v.string(), version: v.string() });

const nothingPublished = () => new ApiError(404, 'This remote has no published release.');

interface RegistryDependencies {
  readonly db: Database;
  readonly builds: Builds;
  /** The file of the keys that may sign. */
  readonly keysFile: string;
  readonly limits: Limits;
  /** The slots that remotes may fill. */
  readonly slots: readonly string[];
  /** The host's own pages. */
  readonly paths: readonly string[];
  readonly readPublished: ReadPublished;
  readonly resolve: Resolve;
  /** Is called with what visitors get after a switch. */
  readonly prepare: (resolution: Resolution) => void;
  /** Is called with a version that a team has activated, whether or not it was active before. */
  readonly onActivated: (name: string, version: string) => Promise<void>;
  /** Is called with the name of a remote that a team has rolled back. */
  readonly onRolledBack: (name: string) => Promise<void>;
  /** What the server noticed about releases of a remote, newest first. */
  readonly findNotes: (name: string) => Promise<readonly ReleaseNote[]>;
  /** The previews of a remote, or of all, newest first. */
  readonly listPreviews: (name?: string) => Promise<readonly ListedPreview[]>;
}

/**
 * Releases and which of them are active: three signed switches, and the list and history, which everybody may read. They
 * contain what every page contains anyway (names, versions, pages), times, and reasons that teams write.
 */
export async function registryRoutes(app: FastifyInstance, dependencies: RegistryDependencies): Promise<void> {
  const { db, builds, keysFile, resolve, prepare, onActivated, onRolledBack, findNotes, listPreviews } = dependencies;
  const { offering } = builds;
  const builtVersion = (name: string) =>
    builds.remotes.find(({ manifest }) => manifest.name === name)?.manifest.version;

  compatibilityRoutes(app, dependencies);

  for (const action of requestedActions) {
    app.post(`/releases/:name/${action}`, async (request): Promise<ActivationResult> => {
      const { name } = parseParams(named, request.params);
      const signed = await verifySigned({ db, keysFile }, request.body, { action, name });
      const switched = await activateRelease(db, builds, { name, ...readActivation(signed), by: signed.keyId });
      const response = describeActivation(name, switched, builtVersion(name) !== undefined);
      const { stable } = switched.state;
      if (action === 'activate' && stable !== undefined) await onActivated(name, stable);
      if (switched.isChanged || action === 'activate') prepare(await resolve(request));
      if (switched.isChanged && action === 'rollback') await onRolledBack(name);
      if (switched.isChanged) request.log.info({ switch: action, by: signed.keyId }, response.message);
      return response;
    });
  }

  app.get('/releases', async (): Promise<ReleaseList> => {
    const [releases, switches, previews] = await Promise.all([
      findReleases(db),
      findAllActivations(db),
      listPreviews(),
    ]);
    const names = [...new Set([...releases, ...previews].map(({ name }) => name))];
    return {
      remotes: names.map((name) =>
        describeRemote(name, {
          releases: releases.filter((release) => release.name === name),
          previews: previews.filter((preview) => preview.name === name),
          switches: switches.filter((one) => one.name === name),
          built: builtVersion(name),
          offering,
        }),
      ),
    };
  });

  app.get('/releases/:name', async (request): Promise<RemoteReleases> => {
    const { name } = parseParams(named, request.params);
    const [releases, switches, previews] = await Promise.all([
      findReleases(db, name),
      findActivations(db, name),
      listPreviews(name),
    ]);
    if (releases.length + previews.length === 0) throw nothingPublished();
    return describeRemote(name, { releases, previews, switches, built: builtVersion(name), offering });
  });

  app.get('/releases/:name/history', async (request): Promise<ReleaseHistory> => {
    const { name } = parseParams(named, request.params);
    const [releases, switches, notes] = await Promise.all([
      findReleases(db, name),
      findActivations(db, name),
      findNotes(name),
    ]);
    if (releases.length + notes.length === 0) throw nothingPublished();
    return describeHistory(name, switches, notes);
  });

  app.get('/releases/:name/:version/signed', async (request): Promise<SignedRelease> => {
    const { name, version } = parseParams(namedVersion, request.params);
    const signed = await findSigned(db, name, version);
    if (!signed) throw new ApiError(404, `${name} ${version} is not published.`);
    const { payload, keyId, signature } = signed;
    return { name, version, payload, key_id: keyId, signature };
  });

  app.get('/registry', async (request): Promise<RegistryId> => {
    const { id } = toRegistry(await resolve(request));
    return { id };
  });
}
