import type { FastifyBaseLogger } from 'fastify';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import { candidateOf, chooseRemotes } from './choose-remotes';
import { keepFresh } from './fresh';
import { NOTHING_PUBLISHED, readPublishedRemotes } from './published-remotes';
import { builtUrl } from './release-urls';
import type { ResolutionLayer } from './resolution';
import { visitorOf } from './visitor';

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>;

/** Each line once, as long as the process lives. */
function onceEach(log: (line: string) => void): (line: string) => void {
  const logged = new Set<string>();
  return (line) => {
    if (logged.has(line)) return;
    logged.add(line);
    log(line);
  };
}

/**
 * Replaces the builds beside the server by the published releases that are active for this visitor now. While the
 * database is unreachable, these are the ones that were active last: a page never fails for this.
 */
export function publishedReleases(db: Database, { offering, remotes }: Builds, log: Log): ResolutionLayer {
  if (!offering) return (resolution) => resolution;
  const builds = new Map(
    remotes.map(({ manifest }) => [manifest.name, candidateOf(manifest, builtUrl(manifest.name), offering)]),
  );
  const warnOnce = onceEach((line) => log.warn(line));
  const read = keepFresh({
    initial: NOTHING_PUBLISHED,
    read: async (known) => readPublishedRemotes(db, offering, known),
    onProblem: (error) => {
      if (error === undefined) log.info('active releases can be read again');
      else log.warn({ err: error }, 'active releases cannot be read; what was active last is served');
    },
  });
  return async (resolution, request) => {
    const { remotes: published } = await read();
    const choice = chooseRemotes({ builds, published, visitor: () => visitorOf(request) });
    choice.problems.forEach(warnOnce);
    return { ...resolution, remotes: choice.remotes };
  };
}
