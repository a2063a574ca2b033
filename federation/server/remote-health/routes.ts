import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { healthRanges, type RemoteHealth } from '../../contract';
import { HOST_NAME } from '../../contract/faults';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { ApiError, parseQuery } from '../http';
import { refuseOtherSites } from '../http/same-site';
import { perMinute, type Limits } from '../limits';
import { requireDeveloper, requireOperator, type DeveloperDependencies } from '../overrides';
import { describeAll } from '../registry';
import type { NameOf } from '../signing/release-keys';
import { assembleHealth } from './assemble';
import { findFailures, findFigures, findPublished, findSilence } from './store';
import { windowOf } from './window';

const MAX_READS_PER_MINUTE = 60;

const query = v.object({ range: v.optional(v.picklist(healthRanges), '24h') });

const NOTHING_RELEASED = { stable: null, canary: null, earlier: [], frozen: false };

interface RemoteHealthDependencies extends DeveloperDependencies {
  readonly db: Database;
  readonly builds: Builds;
  readonly limits: Limits;
  /** The version of the host, which reports failures of its own chunks too. */
  readonly version: string;
  /** What developers see in place of the ids of keys and operators. */
  readonly names: () => Promise<NameOf>;
}

async function isOperator(request: FastifyRequest, dependencies: DeveloperDependencies): Promise<boolean> {
  try {
    await requireOperator(request, dependencies);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}

/**
 * `GET /remote-health?range=24h|7d|30d`: remotes, what is active of them, who released what, and how they loaded. For
 * operators and developers: in mode `local` on this machine, otherwise with the sign-in of a listed one (401, 403).
 */
export async function remoteHealthRoutes(app: FastifyInstance, dependencies: RemoteHealthDependencies): Promise<void> {
  const { db, builds, limits, version, names } = dependencies;
  const limited = { preHandler: perMinute(limits.flood, 'remote health', { max: MAX_READS_PER_MINUTE }) };

  app.get('/remote-health', limited, async (request): Promise<RemoteHealth> => {
    refuseOtherSites(request, 'The overview is for the pages of the product.');
    const mayOperate = await isOperator(request, dependencies);
    if (!mayOperate) {
      await requireDeveloper(request, dependencies, {
        elsewhere: 'The overview is for browsers on this machine.',
        unlisted: 'This account may not see the overview',
      });
    }
    const { range } = parseQuery(query, request.query);
    const window = windowOf(range, new Date());
    const nameOf = await names();
    const [figures, silence, failures, published, { active, switches }] = await Promise.all([
      findFigures(db, window),
      findSilence(db, window),
      findFailures(db, window),
      findPublished(db),
      describeAll(db, builds, nameOf),
    ]);
    const host = [HOST_NAME, { ...NOTHING_RELEASED, built: version }] as const;
    const all = new Map([host, ...active]);
    return assembleHealth(window, { figures, silence, failures, published, active: all, switches, nameOf, mayOperate });
  });
}
