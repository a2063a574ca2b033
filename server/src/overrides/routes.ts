import type { FastifyRequest } from 'fastify';
import { CONTRACT_VERSION, overrideRequest, type OverrideList, type OverrideMade } from '@verdant/federation/contract';
import { attempts, byAddress, countAttempts } from '../accounts/attempts';
import { authenticate } from '../accounts/authenticate';
import { emailKey } from '../accounts/store';
import { newToken, tokenOf } from '../accounts/tokens';
import type { ApiRoutes } from '../app-context';
import { ApiError, fieldError, parseBody } from '../http';
import type { Builds } from '../releases/read-builds';
import { resolveFor, type ResolutionLayer } from '../releases/resolution';
import { buildProblem } from './apply-overrides';
import { overrideToken, removeOverrideToken, setOverrideToken } from './cookie';
import { fetchManifest, UnusableBuild } from './fetch-manifest';
import { isThisMachine, originProblem, readFolder, type OverridePolicy } from './policy';
import { deleteOverrides, findOverrides, saveOverride } from './store';

const CHANGES_A_MINUTE = 60;

interface Parts {
  readonly builds: Builds;
  readonly policy: OverridePolicy;
  /** The layers before the overrides'. */
  readonly layers: readonly ResolutionLayer[];
}

/** Pages of other sites can make their visitors send a request, but not as one of ours. */
function refuseOtherSites({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new ApiError(403, 'Overrides are made in the pages of the product.');
  }
}

/** Throws 422 with the reason why the build cannot be used in this visitor's page. */
async function checkBuild(
  request: FastifyRequest,
  { builds, policy, layers }: Parts,
  name: string,
  folder: URL,
): Promise<{ page: string }> {
  if (!builds.shell) throw new ApiError(503, 'The shell is not built.');
  const shell = { contract: CONTRACT_VERSION, provides: builds.shell.manifest.provides };
  const build = await fetchManifest(folder, name, !policy.origins.has(folder.origin)).catch((error: unknown) => {
    throw error instanceof UnusableBuild ? new ApiError(422, error.message) : error;
  });
  const problem = buildProblem(build, await resolveFor(request, builds.remotes, layers), shell);
  if (problem !== undefined) throw new ApiError(422, problem);
  return { page: build.pages[0]?.path ?? '/' };
}

/**
 * A developer's overrides, of the browser that asks and of no other: `POST` makes one, `DELETE` takes all back, `GET`
 * lists them. Where developers are listed, a sign-in of one of them is checked here, and the override ends with it.
 */
export function overrideRoutes(parts: Parts): ApiRoutes {
  const { policy } = parts;
  return async (app, { db }) => {
    await countAttempts(app);
    const signedIn = authenticate(db);

    const refuseStrangers = async (request: FastifyRequest) => {
      refuseOtherSites(request);
      if (policy.mode === 'off') throw new ApiError(403, 'Overrides are switched off here.');
      if (policy.mode === 'local') {
        if (!isThisMachine(request.hostname) || !isThisMachine(request.ip.replace(/^::ffff:/, ''))) {
          throw new ApiError(403, 'Overrides are for browsers on this machine.');
        }
        return;
      }
      await signedIn(request);
      if (!policy.developers.has(emailKey(request.account.email))) {
        throw new ApiError(403, 'This account may not use overrides (VERDANT_DEVELOPERS).');
      }
    };

    const limited = { preHandler: refuseStrangers, config: { rateLimit: attempts(CHANGES_A_MINUTE, byAddress) } };
    app.post('/overrides', limited, async (request, reply): Promise<OverrideMade> => {
      const { name, url } = parseBody(overrideRequest, request.body);
      const folder = readFolder(url);
      if (!folder) throw fieldError('url', 'Please give the address of a folder, such as http://localhost:4600/');
      const problem = originProblem(policy, folder);
      if (problem !== undefined) throw new ApiError(403, problem);
      const { page } = await checkBuild(request, parts, name, folder);
      const token = overrideToken(request) ?? newToken();
      await saveOverride(db, token, {
        name,
        url: folder.href,
        signIn: policy.mode === 'listed' ? tokenOf(request.headers.authorization) : undefined,
      });
      setOverrideToken(request, reply, token);
      request.log.info({ remote: name, url: folder.href }, 'a remote is overridden in one browser');
      return reply.code(201).send({ name, url: folder.href, page });
    });

    app.get('/overrides', async (request): Promise<OverrideList> => {
      const token = overrideToken(request);
      const stored = token === undefined ? [] : await findOverrides(db, token);
      return {
        overrides: stored.map(({ name, url, expiresAt }) => ({ name, url, expires_at: expiresAt.toISOString() })),
      };
    });

    app.delete(
      '/overrides',
      { preHandler: async (request: FastifyRequest) => refuseOtherSites(request) },
      async (request, reply) => {
        const token = overrideToken(request);
        if (token !== undefined) await deleteOverrides(db, token);
        removeOverrideToken(request, reply);
        return reply.code(204).send();
      },
    );
  };
}
