import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type {
  RegistryId,
  ReleaseHistory,
  ReleaseList,
  ReleaseSwitched,
  RemoteReleases,
  SignedRelease,
} from '../../contract';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError, parseParams } from '../http';
import type { Limits } from '../limits';
import { verifySigned } from '../signing/signed-request';
import { describeHistory, describeRemote, describeSwitched, type ListedPreview, type ReleaseNote } from './describe';
import { fitRoutes } from './fit-routes';
import type { ReadPublished } from './published-remotes';
import { toRegistry, type Resolution, type Resolve } from './resolution';
import { switchRemote } from './switch-remote';
import { readSwitch, switchActions } from './switch-request';
import { findAllSwitches, findReleases, findSigned, findSwitches } from './switch-store';

const named = v.object({ name: v.string() });
const namedVersion = v.object({ name: v.string(), version: v.string() });

const nothingPublished = () => new ApiError(404, 'Nothing is published of this remote.');

interface Parts {
  readonly db: Database;
  readonly builds: Builds;
  /** The file of the keys that may sign. */
  readonly keysFile: string;
  readonly limits: Limits;
  /** The slots that remotes may fill. */
  readonly slots: readonly string[];
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
export async function registryRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db, builds, keysFile, resolve, prepare, onActivated, onRolledBack, findNotes, listPreviews } = parts;
  const { offering } = builds;
  const builtVersion = (name: string) =>
    builds.remotes.find(({ manifest }) => manifest.name === name)?.manifest.version;

  fitRoutes(app, parts);

  for (const action of switchActions) {
    app.post(`/releases/:name/${action}`, async (request): Promise<ReleaseSwitched> => {
      const { name } = parseParams(named, request.params);
      const signed = await verifySigned({ db, keysFile }, request.body, { action, name });
      const switched = await switchRemote(db, builds, { name, ...readSwitch(signed), by: signed.keyId });
      const response = describeSwitched(name, switched, builtVersion(name) !== undefined);
      const { stable } = switched.state;
      if (action === 'activate' && stable !== undefined) await onActivated(name, stable);
      if (switched.isChanged || action === 'activate') prepare(await resolve(request));
      if (switched.isChanged && action === 'rollback') await onRolledBack(name);
      if (switched.isChanged) request.log.info({ switch: action, by: signed.keyId }, response.message);
      return response;
    });
  }

  app.get('/releases', async (): Promise<ReleaseList> => {
    const [releases, switches, previews] = await Promise.all([findReleases(db), findAllSwitches(db), listPreviews()]);
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
      findSwitches(db, name),
      listPreviews(name),
    ]);
    if (releases.length + previews.length === 0) throw nothingPublished();
    return describeRemote(name, { releases, previews, switches, built: builtVersion(name), offering });
  });

  app.get('/releases/:name/history', async (request): Promise<ReleaseHistory> => {
    const { name } = parseParams(named, request.params);
    const [releases, switches, notes] = await Promise.all([
      findReleases(db, name),
      findSwitches(db, name),
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
    if (payload === null) {
      throw new ApiError(
        409,
        `${name} ${version} was published before servers kept what is signed: publish a new version.`,
      );
    }
    return { name, version, payload, key_id: keyId, signature };
  });

  app.get('/registry', async (request): Promise<RegistryId> => {
    const { id } = toRegistry(await resolve(request));
    return { id };
  });
}
