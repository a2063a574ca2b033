import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  exampleAddressOf,
  overrideRequest,
  type OverrideList,
  type OverrideMade,
  type OverrideRequest,
} from '../../contract';
import { ApiError, fieldError, newToken, parseBody } from '../http';
import { isCheckPassed } from '../http/errors';
import { refuseCrossSiteRequest } from '../http/request-guards';
import { limitPerMinute } from '../limits';
import type { Platform } from '../options';
import type { Resolve } from '../registry/resolution';
import { overrideBuildProblem, readOverrideBuild } from './override-layer';
import {
  overrideOriginProblem,
  parseFolderUrl,
  requireDeveloper,
  type OverridePolicy,
  type UserSession,
} from '../permissions';
import {
  deleteOverrides,
  findActiveOverrides,
  overrideToken,
  removeOverrideToken,
  saveOverride,
  setOverrideToken,
  type OverrideSource,
} from './store';

const MAX_CHANGES_PER_MINUTE = 60;
const OTHER_SITE = 'Overrides are made in the pages of the product.';

interface RouteDependencies extends Platform {
  readonly resolve: Resolve;
}

/** Returns the source of the requested build. Throws 422 without a valid source, and 403 for a forbidden origin. */
function sourceOf(policy: OverridePolicy, { url, preview, version }: OverrideRequest): OverrideSource {
  const given = [url, preview, version].filter((value) => value !== undefined);
  if (given.length === 1 && url === undefined) return { url: '', preview, version };
  const folder = given.length > 1 || url === undefined ? undefined : parseFolderUrl(url);
  if (!folder) throw fieldError('url', 'Please give the URL of a folder, such as http://localhost:4600/');
  const problem = overrideOriginProblem(policy, folder);
  if (problem !== undefined) throw new ApiError(403, problem);
  return { url: folder.href };
}

/** Returns the session that an override is bound to, if one is required. Throws if the user must not override. */
async function checkDeveloper(request: FastifyRequest, platform: Platform): Promise<UserSession | undefined> {
  if (platform.policy.mode === 'off') throw new ApiError(403, 'Overrides are switched off here.');
  return requireDeveloper(request, platform, {
    elsewhere: 'Overrides are for browsers on this machine.',
    unlisted: 'This account may not use overrides',
  });
}

/**
 * Registers the routes for the overrides of the requesting browser. In mode `listed`, the routes require the session of a
 * developer, and each override ends with the session.
 */
export async function overrideRoutes(app: FastifyInstance, dependencies: RouteDependencies): Promise<void> {
  const { db, builds, policy, limits, resolve } = dependencies;
  const limited = { preHandler: limitPerMinute(limits.flood, 'overrides', { max: MAX_CHANGES_PER_MINUTE }) };
  app.post('/overrides', limited, async (request, reply): Promise<OverrideMade> => {
    refuseCrossSiteRequest(request, OTHER_SITE);
    const session = await checkDeveloper(request, dependencies);
    const body = parseBody(overrideRequest, request.body);
    const { name } = body;
    const source = sourceOf(policy, body);
    if (!builds.offering) throw new ApiError(503, 'The shell is not built.');
    const { build, url } = await readOverrideBuild(dependencies, name, source);
    const problem = overrideBuildProblem(build, await resolve(request), builds.offering);
    if (problem !== undefined) throw new ApiError(422, problem);
    const token = overrideToken(request) ?? newToken();
    await saveOverride(db, token, { name, source, session: session?.reference });
    setOverrideToken(reply, token);
    request.log.info({ remote: name, url }, 'a remote is overridden in one browser');
    const addresses = build.pages.map(({ path }) => exampleAddressOf(path));
    return reply.code(201).send({ name, url, page: addresses.find((address) => address !== undefined) ?? '/' });
  });

  app.get('/overrides', async (request): Promise<OverrideList> => ({
    overrides: await findActiveOverrides(dependencies, request),
    may_override: await isCheckPassed(checkDeveloper(request, dependencies)),
  }));

  app.delete('/overrides', async (request, reply) => {
    refuseCrossSiteRequest(request, OTHER_SITE);
    const token = overrideToken(request);
    if (token !== undefined) await deleteOverrides(db, token);
    removeOverrideToken(reply);
    return reply.code(204).send();
  });
}
