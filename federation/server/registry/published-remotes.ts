import { and, asc, inArray, max, min } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellOffer } from '../../contract/compatibility';
import type { Builds } from '../builds/read-builds';
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

/** Of no switch: the first look at the database reads everything. */
export const NOT_READ = -1;

/** Max earlier releases that may replace an incompatible one. */
const MAX_EARLIER = 5;

type NamedActivation = Activation & { readonly id: number; readonly name: string };

/** The rows of the database that what is published and active follows from. */
export interface PublishedRows {
  /** Every switch, oldest first. */
  readonly switches: readonly NamedActivation[];
  /** Those that visitors may get. */
  readonly releases: readonly Pick<typeof releases.$inferSelect, 'name' | 'version' | 'manifest' | 'url'>[];
  /** Of remotes, by their first publication. */
  readonly names: readonly string[];
}

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
): Promise<PublishedRows['releases']> {
  const versions = [...new Set([...states.values()].flatMap(versionsOf))];
  return db
    .select({ name: releases.name, version: releases.version, manifest: releases.manifest, url: releases.url })
    .from(releases)
    .where(and(inArray(releases.name, [...states.keys()]), inArray(releases.version, versions)));
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

function remotesFrom({ switches, releases: rows, names }: PublishedRows, offering: ShellOffer): PublishedRemote[] {
  const states = statesOf(switches);
  const found = new Map(names.map((name) => [name, new Map<string, Candidate>()]));
  for (const { name, version, manifest, url } of rows) {
    found.get(name)?.set(version, candidateOf(manifest, url ?? publishedUrl(name, version), offering));
  }
  return names.flatMap((name) => {
    const [state, candidates] = [states.get(name), found.get(name)];
    return state && candidates ? [{ name, state, releases: candidates }] : [];
  });
}

/**
 * Reads what is published and active; returns `known` itself when nothing was switched since, which costs one look at
 * the end of an index. Switches are numbered under a lock, one after the other, so the last number is enough to know.
 */
async function readPublishedRemotes(
  { db, offering, onRead }: { db: Database; offering: ShellOffer; onRead: (rows: PublishedRows) => void },
  known: PublishedRemotes,
): Promise<PublishedRemotes> {
  const [newest] = await db.select({ id: max(activations.id) }).from(activations);
  if ((newest?.id ?? 0) === known.lastId) return known;
  const { id, name, version, action, percent } = activations;
  const switches = await db.select({ id, name, version, action, percent }).from(activations).orderBy(activations.id);
  const states = statesOf(switches);
  const [rows, names] = await Promise.all([readReleases(db, states), readOrder(db, [...states.keys()])]);
  const read: PublishedRows = { switches, releases: rows, names };
  onRead(read);
  return { lastId: switches.at(-1)?.id ?? 0, remotes: remotesFrom(read, offering) };
}

/** Every remote that was ever switched, as it is now, in the order of their first publication. */
export type ReadPublished = () => Promise<readonly PublishedRemote[]>;

interface PublishedOptions {
  readonly db: Database;
  readonly builds: Pick<Builds, 'offering'>;
  readonly stored: {
    /** What was active when this server ran last, until the database can be read. */
    readonly lastActive: PublishedRows | undefined;
    /** Called with what was read, whenever something was switched. */
    readonly storeActive: (rows: PublishedRows) => void;
  };
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/**
 * The one reader of what is published and active, for pages and for questions about them: however many there are at once,
 * they share one look at the database. While that is unreachable, the result is what was active last.
 */
export function publishedReader({ db, builds: { offering }, stored, log }: PublishedOptions): ReadPublished {
  if (!offering) return async () => [];
  const read = freshValue<PublishedRemotes>({
    initial: { lastId: NOT_READ, remotes: stored.lastActive ? remotesFrom(stored.lastActive, offering) : [] },
    read: async (known) => readPublishedRemotes({ db, offering, onRead: stored.storeActive }, known),
    onProblem: (error) => {
      if (error === undefined) log.info('active releases can be read again');
      else log.warn({ err: error }, 'active releases cannot be read; what was active last is served');
    },
  });
  return async () => (await read()).remotes;
}
