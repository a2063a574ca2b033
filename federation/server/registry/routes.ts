import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { RegistryId, ReleaseHistory, ReleaseList, ReleaseSwitched, RemoteReleases } from '../../contract';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError, parseParams } from '../http';
import { verifySigned } from '../signing/signed-request';
import { describeHistory, describeRemote, describeSwitched, type ReleaseNote } from './describe';
import { fitRoute } from './fit-route';
import { toRegistry, type Resolution, type Resolve } from './resolution';
import { switchRemote } from './switch-remote';
import { readSwitch, switchActions } from './switch-request';
import { findAllSwitches, findReleases, findSwitches } from './switch-store';

const named = v.object({ name: v.string() });

interface Parts {
  readonly db: Database;
  readonly builds: Builds;
  /** The file of the keys that may sign. */
  readonly keysFile: string;
  readonly resolve: Resolve;
  /** Is called with what visitors get after a switch. */
  readonly prepare: (resolution: Resolution) => void;
  /** Is called with the name of a remote that a team has rolled back. */
  readonly onRolledBack: (name: string) => Promise<void>;
  /** What the server noticed about releases of a remote, newest first. */
  readonly findNotes: (name: string) => Promise<readonly ReleaseNote[]>;
}

/**
 * Releases and which of them are active: three signed switches, and the list and history, which everybody may read. They
 * contain what every page contains anyway (names, versions, pages), times, and reasons that teams write.
 */
export async function registryRoutes(
  app: FastifyInstance,
  { db, builds, keysFile, resolve, prepare, onRolledBack, findNotes }: Parts,
): Promise<void> {
  const { offering } = builds;
  const builtVersion = (name: string) =>
    builds.remotes.find(({ manifest }) => manifest.name === name)?.manifest.version;

  fitRoute(app, db, builds);

  for (const action of switchActions) {
    app.post(`/releases/:name/${action}`, async (request): Promise<ReleaseSwitched> => {
      const { name } = parseParams(named, request.params);
      const signed = await verifySigned({ db, keysFile }, request.body, { action, name });
      const switched = await switchRemote(db, builds, { name, ...readSwitch(signed), by: signed.keyId });
      const response = describeSwitched(name, switched, builtVersion(name) !== undefined);
      if (switched.isChanged) prepare(await resolve(request));
      if (switched.isChanged && action === 'rollback') await onRolledBack(name);
      if (switched.isChanged) request.log.info({ switch: action, by: signed.keyId }, response.message);
      return response;
    });
  }

  app.get('/releases', async (): Promise<ReleaseList> => {
    const [releases, switches] = await Promise.all([findReleases(db), findAllSwitches(db)]);
    const names = [...new Set(releases.map(({ name }) => name))];
    return {
      remotes: names.map((name) =>
        describeRemote(name, {
          releases: releases.filter((release) => release.name === name),
          switches: switches.filter((one) => one.name === name),
          built: builtVersion(name),
          offering,
        }),
      ),
    };
  });

  app.get('/releases/:name', async (request): Promise<RemoteReleases> => {
    const { name } = parseParams(named, request.params);
    const [releases, switches] = await Promise.all([findReleases(db, name), findSwitches(db, name)]);
    if (releases.length === 0) throw new ApiError(404, 'Nothing is published of this remote.');
    return describeRemote(name, { releases, switches, built: builtVersion(name), offering });
  });

  app.get('/releases/:name/history', async (request): Promise<ReleaseHistory> => {
    const { name } = parseParams(named, request.params);
    const [releases, switches, notes] = await Promise.all([
      findReleases(db, name),
      findSwitches(db, name),
      findNotes(name),
    ]);
    if (releases.length === 0) throw new ApiError(404, 'Nothing is published of this remote.');
    return describeHistory(name, switches, notes);
  });

  app.get('/registry', async (request): Promise<RegistryId> => {
    const { id } = toRegistry(await resolve(request));
    return { id };
  });
}
