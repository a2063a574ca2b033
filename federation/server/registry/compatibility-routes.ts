import type { FastifyInstance } from 'fastify';
import {
  releaseCompatibilityRequest,
  shellCompatibilityRequest,
  type ReleaseCompatibility,
  type ShellCompatibility,
  type ShellCompatibilityRequest,
} from '../../contract';
import { compatibilityProblem } from '../../contract/compatibility';
import {
  isPathWithin,
  pathConflict,
  pathProblem,
  slotProblem,
  slotWarnings,
  type RemotePages,
} from '../builds/release-rules';
import { parseBody } from '../http';
import { limitPerMinute } from '../limits';
import type { Platform } from '../options';
import type { PublishedRemote, ReadPublished, ReleaseCandidate } from './published-layer';

/** Maximum checks per minute and IP address: enough for the CI jobs of many teams behind one address. */
const MAX_PER_MINUTE = 120;

export interface CompatibilityDependencies extends Platform {
  readonly readPublished: ReadPublished;
}

/**
 * Registers the routes that check a release against the running shell (`/releases/fit`), or another shell against the
 * active releases (`/releases/fit-shell`). The requests need no signature, because shell and pages are public.
 */
export function compatibilityRoutes(
  app: FastifyInstance,
  { builds, limits, rules, readPublished }: CompatibilityDependencies,
): void {
  const { offering, remotes } = builds;
  const limited = { preHandler: limitPerMinute(limits.flood, 'fit', { max: MAX_PER_MINUTE }) };

  app.post('/releases/fit', limited, async (request): Promise<ReleaseCompatibility> => {
    const { name, contract, pages, slots, offers, needs } = parseBody(releaseCompatibilityRequest, request.body);
    if (!offering) return { contract: '', problem: 'this server has no shell yet' };
    const incompatibility = compatibilityProblem({ contract, needs: needs ?? { shared: {} } }, offering);
    if (incompatibility !== undefined) return { contract: offering.contract, problem: incompatibility };
    const active = (await readPublished())
      .filter((remote) => remote.name !== name)
      .flatMap(({ releases }) => releases.filter(({ role }) => role !== 'earlier'))
      .map(({ manifest }) => manifest);
    const others = [...remotes.map(({ manifest }) => manifest), ...active];
    const parts = { name, contract, slots, offers };
    const problem =
      slotProblem(parts, rules.slots) ??
      pathProblem({ pages, contract }, rules.paths) ??
      pathConflict({ name, pages }, others);
    const warnings = problem === undefined ? slotWarnings(parts, others) : [];
    return { contract: offering.contract, problem: problem ?? null, ...(warnings.length > 0 && { warnings }) };
  });

  app.post('/releases/fit-shell', limited, async (request): Promise<ShellCompatibility> => {
    const shell = parseBody(shellCompatibilityRequest, request.body);
    return { contract: offering?.contract ?? null, releases: checkShell(shell, await readPublished()) };
  });
}

function problemOf(
  { manifest }: ReleaseCandidate,
  shell: ShellCompatibilityRequest,
  builds: readonly RemotePages[],
): string | undefined {
  const problem = compatibilityProblem(manifest, shell) ?? (shell.slots && slotProblem(manifest, shell.slots));
  if (problem !== undefined) return problem;
  const own = manifest.pages.find(({ path }) => isPathWithin(path, shell.paths));
  return own ? `The path ${own.path} belongs to the shell itself.` : pathConflict(manifest, builds);
}

/** Checks which releases would run under another shell: active ones, and those that a rollback would activate. */
export function checkShell(
  shell: ShellCompatibilityRequest,
  published: readonly PublishedRemote[],
): ShellCompatibility['releases'] {
  // Visitors get the releases of the other remotes in place of their builds.
  const replaced = published.filter(({ releases }) => releases.some(({ role }) => role === 'stable'));
  const builds = shell.remotes.filter(({ name }) => !replaced.some((remote) => remote.name === name));
  return published.flatMap(({ name, releases }) =>
    releases.map((release) => ({
      name,
      version: release.manifest.version,
      role: release.role,
      problem: problemOf(release, shell, builds) ?? null,
    })),
  );
}
