import type { FastifyInstance } from 'fastify';
import { fitQuestion, shellQuestion, type ReleaseFit, type ShellFit } from '../../contract';
import { fitOf } from '../../contract/fit';
import type { Builds } from '../builds/read-builds';
import { slotProblem } from '../builds/slots';
import { parseBody } from '../http';
import { perMinute, type Limits } from '../limits';
import type { PublishedRemote } from './choose-remotes';
import { pathConflict } from './path-conflict';
import type { ReadPublished } from './published-remotes';
import { activeVersions, shellFit } from './shell-fit';

/** Enough for the CI of many teams behind one IP address. */
const MAX_PER_MINUTE = 120;

interface Parts {
  readonly builds: Builds;
  readonly limits: Limits;
  /** The slots that remotes may fill. */
  readonly slots: readonly string[];
  readonly readPublished: ReadPublished;
}

/** What every other remote has active, canaries included. */
function activeOfOthers(published: readonly PublishedRemote[], name: string) {
  return published
    .filter((remote) => remote.name !== name)
    .flatMap(({ state, releases }) => activeVersions(state).map((version) => releases.get(version)?.manifest))
    .filter((manifest) => manifest !== undefined);
}

/**
 * What fits what, before anything is published or deployed: `POST /releases/fit` asks for a release in the running shell,
 * `POST /releases/fit-shell` for another shell under the active releases. They need no signature: shell and pages are
 * there for everybody to see, and nothing is stored.
 */
export function fitRoutes(app: FastifyInstance, { builds, limits, slots: offered, readPublished }: Parts): void {
  const { offering, remotes } = builds;
  const limited = { preHandler: perMinute(limits.flood, 'fit', { max: MAX_PER_MINUTE }) };

  app.post('/releases/fit', limited, async (request): Promise<ReleaseFit> => {
    const { name, contract, pages, slots, needs } = parseBody(fitQuestion, request.body);
    if (!offering) return { contract: '', problem: 'this server has no shell yet' };
    const fit = fitOf({ contract, needs: needs ?? { shared: {}, federation: offering.provides.federation } }, offering);
    if (!fit.fits) return { contract: offering.contract, problem: fit.reason };
    const others = [...remotes.map(({ manifest }) => manifest), ...activeOfOthers(await readPublished(), name)];
    const problem = slotProblem({ slots }, offered) ?? pathConflict({ name, pages }, others);
    return { contract: offering.contract, problem: problem ?? null };
  });

  app.post('/releases/fit-shell', limited, async (request): Promise<ShellFit> => {
    const shell = parseBody(shellQuestion, request.body);
    return { contract: offering?.contract ?? null, releases: shellFit(shell, await readPublished()) };
  });
}
