import * as v from 'valibot';
import {
  CONTRACT_VERSION,
  type RegistryId,
  type ReleaseHistory,
  type ReleaseList,
  type ReleaseSwitched,
  type RemoteReleases,
} from '@verdant/federation/contract';
import type { ApiRoutes } from '../../app-context';
import { ApiError, parseParams } from '../../http';
import type { Builds } from '../read-builds';
import { resolveFor, toRegistry, type ResolutionLayer } from '../resolution';
import { verifySigned } from '../signature';
import { describeHistory, describeRemote, describeSwitched } from './describe';
import { readSwitch, switchActions } from './switch-request';
import { switchRemote } from './switch-remote';
import { findAllSwitches, findReleases, findSwitches } from './switch-store';

const named = v.object({ name: v.string() });

/**
 * Releases and what is active of them: three signed switches, and the list and history, which everybody may read. They
 * hold what every page tells anyway (names, versions, pages), times, and reasons that teams write.
 */
export function registryRoutes(builds: Builds, layers: readonly ResolutionLayer[]): ApiRoutes {
  const builtVersion = (name: string) =>
    builds.remotes.find(({ manifest }) => manifest.name === name)?.manifest.version;
  const shell = builds.shell && { contract: CONTRACT_VERSION, provides: builds.shell.manifest.provides };

  return async (app, { db, settings }) => {
    for (const action of switchActions) {
      app.post(`/releases/:name/${action}`, async (request): Promise<ReleaseSwitched> => {
        const { name } = parseParams(named, request.params);
        const signed = await verifySigned({ db, settings }, request.body, { action, name });
        const switched = await switchRemote(db, builds, { name, ...readSwitch(signed), by: signed.keyId });
        const answer = describeSwitched(name, switched, builtVersion(name) !== undefined);
        if (switched.isChanged) request.log.info({ switch: action, by: signed.keyId }, answer.message);
        return answer;
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
            shell,
          }),
        ),
      };
    });

    app.get('/releases/:name', async (request): Promise<RemoteReleases> => {
      const { name } = parseParams(named, request.params);
      const [releases, switches] = await Promise.all([findReleases(db, name), findSwitches(db, name)]);
      if (releases.length === 0) throw new ApiError(404, 'Nothing is published of this remote.');
      return describeRemote(name, { releases, switches, built: builtVersion(name), shell });
    });

    app.get('/releases/:name/history', async (request): Promise<ReleaseHistory> => {
      const { name } = parseParams(named, request.params);
      const [releases, switches] = await Promise.all([findReleases(db, name), findSwitches(db, name)]);
      if (releases.length === 0) throw new ApiError(404, 'Nothing is published of this remote.');
      return describeHistory(name, switches);
    });

    app.get('/registry', async (request): Promise<RegistryId> => {
      const { id } = toRegistry(await resolveFor(request, builds.remotes, layers));
      return { id };
    });
  };
}
