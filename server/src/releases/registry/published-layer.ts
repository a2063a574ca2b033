import type { FastifyBaseLogger } from 'fastify';
import { CONTRACT_VERSION } from '@verdant/federation/contract';
import type { Database } from '../../database';
import { remoteUrl, type Builds } from '../read-builds';
import type { ResolutionLayer } from '../resolution';
import { candidateOf, chooseRemotes } from './choose-remotes';
import { keepFresh } from './fresh';
import { NOTHING_PUBLISHED, readPublishedRemotes } from './published-remotes';
import { visitorOf } from './visitor';

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>;

/** Each line once, as long as the process lives. */
function onceEach(tell: (line: string) => void): (line: string) => void {
  const told = new Set<string>();
  return (line) => {
    if (told.has(line)) return;
    told.add(line);
    tell(line);
  };
}

/**
 * Puts published releases in the place of the builds beside the server, as they are active for this visitor at this
 * moment. While the database does not answer, it is what was active last: a page never fails for this.
 */
export function publishedReleases(db: Database, { shell, remotes }: Builds, log: Log): ResolutionLayer {
  if (!shell) return (resolution) => resolution;
  const offering = { contract: CONTRACT_VERSION, provides: shell.manifest.provides };
  const builds = new Map(
    remotes.map(({ manifest }) => [manifest.name, candidateOf(manifest, remoteUrl(manifest.name), offering)]),
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
