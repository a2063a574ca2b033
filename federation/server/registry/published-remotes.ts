import { and, asc, inArray, max, min } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellOffer } from '../../contract/compatibility';
import type { Database } from '../database';
import { candidateOf, type Candidate, type PublishedRemote } from './choose-remotes';
import { freshValue } from './fresh-value';
import { publishedUrl } from './release-urls';
import { stateAfter, type RemoteState, type Activation } from './remote-state';
import { activations, releases } from './schema';

/** Every remote that was ever switched, as of one moment. */
interface PublishedRemotes {
  /** The last switch of any remote. */
  readonly lastId: number;
  /** In the order of their first publication. */
  readonly remotes: readonly PublishedRemote[];
}

const NOTHING_PUBLISHED: PublishedRemotes = { lastId: 0, remotes: [] };

/** Max earlier releases that may replace an incompatible one. */
const MAX_EARLIER = 5;

type NamedActivation = Activation & { readonly id: number; readonly name: string };

function statesOf(switches: readonly NamedActivation[]): Map<string, RemoteState> {
  const names = [...new Set(switches.map(({ name }) => name))];
  return new Map(
    names.map((name) => {
      const state = stateAfter(switches.filter((one) => one.name === name));
      return [name, { ...state, earlier: state.earlier.slice(0, MAX_EARLIER) }];
    }),
  );
}

function versionsOf({ stable, earlier, canary }: RemoteState): string[] {
  return [canary?.version, stable, ...earlier].filter((version) => version !== undefined);
}

async function readReleases(
  db: Database,
  states: ReadonlyMap<string, RemoteState>,
  offering: ShellOffer,
): Promise<Map<string, Map<string, Candidate>>> {
  const found = new Map([...states.keys()].map((name) => [name, new Map<string, Candidate>()]));
  const versions = [...new Set([...states.values()].flatMap(versionsOf))];
  const rows = await db
    .select({ name: releases.name, version: releases.version, manifest: releases.manifest, url: releases.url })
    .from(releases)
    .where(and(inArray(releases.name, [...states.keys()]), inArray(releases.version, versions)));
  for (const { name, version, manifest, url } of rows) {
    found.get(name)?.set(version, candidateOf(manifest, url ?? publishedUrl(name, version), offering));
  }
  return found;
}

/** Names by the time of their first publication, which never changes. */
async function readOrder(db: Database, names: readonly string[]): Promise<string[]> {
  const first = min(releases.publishedAt);
  const rows = await db
    .select({ name: releases.name, first })
    .from(releases)
    .where(inArray(releases.name, [...names]))
    .groupBy(releases.name)
    .orderBy(asc(first), releases.name);
  return rows.map(({ name }) => name);
}

/**
 * Reads what is published and active; returns `known` itself when nothing was switched since, which costs one look at
 * the end of an index. Switches are numbered under a lock, one after the other, so the last number is enough to know.
 */
async function readPublishedRemotes(
  db: Database,
  offering: ShellOffer,
  known: PublishedRemotes,
): Promise<PublishedRemotes> {
  const [newest] = await db.select({ id: max(activations.id) }).from(activations);
  if ((newest?.id ?? 0) === known.lastId) return known;
  const { id, name, version, action, percent } = activations;
  const switches = await db.select({ id, name, version, action, percent }).from(activations).orderBy(activations.id);
  const states = statesOf(switches);
  const [found, order] = await Promise.all([readReleases(db, states, offering), readOrder(db, [...states.keys()])]);
  const remotes = order.flatMap((one) => {
    const [state, candidates] = [states.get(one), found.get(one)];
    return state && candidates ? [{ name: one, state, releases: candidates }] : [];
  });
  return { lastId: switches.at(-1)?.id ?? 0, remotes };
}

/** Every remote that was ever switched, as it is now, in the order of their first publication. */
export type ReadPublished = () => Promise<readonly PublishedRemote[]>;

/**
 * The one reader of what is published and active, for pages and for questions about them: however many there are at once,
 * they share one look at the database. While that is unreachable, the result is what was active last.
 */
export function publishedReader(
  db: Database,
  offering: ShellOffer | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): ReadPublished {
  if (!offering) return async () => [];
  const read = freshValue({
    initial: NOTHING_PUBLISHED,
    read: async (known) => readPublishedRemotes(db, offering, known),
    onProblem: (error) => {
      if (error === undefined) log.info('active releases can be read again');
      else log.warn({ err: error }, 'active releases cannot be read; what was active last is served');
    },
  });
  return async () => (await read()).remotes;
}
