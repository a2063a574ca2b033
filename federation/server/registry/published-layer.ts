import type { FastifyBaseLogger } from 'fastify';
import type { Builds } from '../builds/read-builds';
import { candidateOf, chooseRemotes } from './choose-remotes';
import type { ReadPublished } from './published-remotes';
import { builtUrl, type ResolutionLayer } from './resolution';
import { visitorOf } from './visitor';

/** Returns a logger that logs each line once per process. */
function onceEach(log: (line: string) => void): (line: string) => void {
  const logged = new Set<string>();
  return (line) => {
    if (logged.has(line)) return;
    logged.add(line);
    log(line);
  };
}

/** Replaces the builds next to the server by the published releases that are active for this visitor now. */
export function publishedReleases(
  readPublished: ReadPublished,
  { offering, remotes }: Builds,
  log: Pick<FastifyBaseLogger, 'warn'>,
): ResolutionLayer {
  if (!offering) return (resolution) => resolution;
  const builds = new Map(
    remotes.map(({ manifest }) => [manifest.name, candidateOf(manifest, builtUrl(manifest.name), offering)]),
  );
  const warnOnce = onceEach((line) => log.warn(line));
  return async (resolution, request) => {
    const published = await readPublished();
    const choice = chooseRemotes({ builds, published, visitor: () => visitorOf(request) });
    choice.problems.forEach(warnOnce);
    return { ...resolution, remotes: choice.remotes };
  };
}
