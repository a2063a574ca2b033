import type { FastifyInstance, FastifyRequest } from 'fastify';
import { overrideRequest, type OverrideList, type OverrideMade } from '../../contract';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError, fieldError, newToken, parseBody } from '../http';
import { refuseOtherSites } from '../http/same-site';
import { perMinute, type Limits } from '../limits';
import type { HostRules } from '../publishing/check-manifest';
import type { Resolve } from '../registry';
import { findActiveOverrides } from './active-overrides';
import { buildProblem } from './apply-overrides';
import { overrideToken, removeOverrideToken, setOverrideToken } from './cookie';
import { requireDeveloper, type DeveloperParts } from './developers';
import { fetchManifest, UnusableBuild } from './fetch-manifest';
import type { SignIn } from './identity';
import { originProblem, readFolder } from './policy';
import { deleteOverrides, saveOverride } from './store';

const MAX_CHANGES_PER_MINUTE = 60;
const OTHER_SITE = 'Overrides are made in the pages of the product.';

interface Parts extends DeveloperParts {
  readonly db: Database;
  readonly builds: Builds;
  readonly rules: HostRules;
  readonly limits: Limits;
  /** What visitors get without overrides. */
  readonly resolve: Resolve;
}

/** The build's first page. Throws 422 with the reason why it cannot be used for this visitor. */
async function checkBuild(
  request: FastifyRequest,
  { builds: { offering }, rules, policy, resolve }: Parts,
  name: string,
  folder: URL,
): Promise<string> {
  if (!offering) throw new ApiError(503, 'The shell is not built.');
  const onlyThisMachine = !policy.origins.has(folder.origin);
  const build = await fetchManifest(folder, { name, onlyThisMachine, rules }).catch((error: unknown) => {
    throw error instanceof UnusableBuild ? new ApiError(422, error.message) : error;
  });
  const problem = buildProblem(build, await resolve(request), offering);
  if (problem !== undefined) throw new ApiError(422, problem);
  return build.pages[0]?.path ?? '/';
}

/** The sign-in that an override is bound to; undefined where none is required. Throws for everybody else. */
async function checkDeveloper(request: FastifyRequest, parts: Parts): Promise<SignIn | undefined> {
  if (parts.policy.mode === 'off') throw new ApiError(403, 'Overrides are switched off here.');
  return requireDeveloper(request, parts, {
    elsewhere: 'Overrides are for browsers on this machine.',
    unlisted: 'This account may not use overrides (VERDANT_DEVELOPERS).',
  });
}

/**
 * A developer's overrides, of the requesting browser and of no other: `POST` makes one, `DELETE` removes all, `GET` lists
 * them. In mode `listed` this requires the sign-in of a developer, and the override ends with it.
 */
export async function overrideRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db, policy, identity, limits } = parts;
  const signIns = new WeakMap<FastifyRequest, SignIn>();

  const limited = {
    preHandler: [
      perMinute(limits.flood, 'overrides', { max: MAX_CHANGES_PER_MINUTE }),
      async (request: FastifyRequest) => {
        refuseOtherSites(request, OTHER_SITE);
        const signIn = await checkDeveloper(request, parts);
        if (signIn) signIns.set(request, signIn);
      },
    ],
  };
  app.post('/overrides', limited, async (request, reply): Promise<OverrideMade> => {
    const { name, url } = parseBody(overrideRequest, request.body);
    const folder = readFolder(url);
    if (!folder) throw fieldError('url', 'Please give the URL of a folder, such as http://localhost:4600/');
    const problem = originProblem(policy, folder);
    if (problem !== undefined) throw new ApiError(403, problem);
    const page = await checkBuild(request, parts, name, folder);
    const token = overrideToken(request) ?? newToken();
    await saveOverride(db, token, { name, url: folder.href, signIn: signIns.get(request)?.reference });
    setOverrideToken(reply, token);
    request.log.info({ remote: name, url: folder.href }, 'a remote is overridden in one browser');
    return reply.code(201).send({ name, url: folder.href, page });
  });

  app.get('/overrides', async (request): Promise<OverrideList> => {
    const token = overrideToken(request);
    const active = token === undefined ? [] : await findActiveOverrides(db, identity, token);
    return {
      overrides: active.map(({ name, url, expiresAt }) => ({ name, url, expires_at: expiresAt.toISOString() })),
    };
  });

  app.delete(
    '/overrides',
    { preHandler: async (request: FastifyRequest) => refuseOtherSites(request, OTHER_SITE) },
    async (request, reply) => {
      const token = overrideToken(request);
      if (token !== undefined) await deleteOverrides(db, token);
      removeOverrideToken(reply);
      return reply.code(204).send();
    },
  );
}
