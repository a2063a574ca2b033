import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attempts, byAddress, countAttempts } from '../accounts/attempts';
import type { Database } from '../database';
import { fieldError, parseBody } from '../http';
import { catalogue, SHELL } from './catalogue';
import { labToken, removeLabToken, setLabToken } from './cookie';
import { labRequest, toStored } from './request';
import { stateOf, type LabTarget } from './state';
import { endSession, findSession, saveSession } from './store';

const CHANGES_A_MINUTE = 600;

interface Parts {
  readonly db: Database;
  readonly targets: (request: FastifyRequest) => Promise<LabTarget[]>;
}

/** The lab for tests, and for its own page: the faults of the browser that asks, told by its cookie. */
export async function labApiRoutes(app: FastifyInstance, { db, targets }: Parts): Promise<void> {
  await countAttempts(app);
  const limited = { config: { rateLimit: attempts(CHANGES_A_MINUTE, byAddress) } };

  app.get('/fault-lab', async (request) => ({
    ...stateOf(await findSession(db, labToken(request))),
    remotes: await targets(request),
    catalogue,
  }));

  app.put('/fault-lab', limited, async (request, reply) => {
    const wanted = parseBody(labRequest, request.body);
    const known = new Set((await targets(request)).map(({ name }) => name));
    const stranger = wanted.faults.find(({ remote }) => !known.has(remote));
    if (stranger) throw fieldError('faults', `There is no remote ${stranger.remote} here.`);
    const session = await saveSession(db, labToken(request), {
      faults: toStored(wanted),
      timeoutMs: wanted.timeout_ms,
    });
    setLabToken(request, reply, session.token);
    // Chunks of the shell may be in the browser's cache from before the lab was offered; a fault would never be asked for.
    if (wanted.faults.some(({ remote }) => remote === SHELL)) reply.header('clear-site-data', '"cache"');
    return stateOf(session);
  });

  app.delete('/fault-lab', async (request, reply) => {
    const token = labToken(request);
    if (token !== undefined) await endSession(db, token);
    removeLabToken(request, reply);
    return reply.code(204).send();
  });
}
