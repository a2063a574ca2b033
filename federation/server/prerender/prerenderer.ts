import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isPattern } from '../../contract';
import type { Database } from '../database';
import type { ReadReleaseFile } from '../publishing/release-files';
import { builtUrl, isOrdinary, toRegistry, type RequestedPage, type Resolution, type ServedRemote } from '../registry';
import type { Attempts } from './attempts';
import {
  isPrerendered,
  pageKey,
  prerenderRelease,
  type PrerenderHost,
  type PrerenderedPage,
  type PrerenderedRelease,
} from './prerender-release';
import { findRefused, saveProblem } from './store';

/** Releases whose pages are kept, each with those of all other remotes: canaries make several at a time. */
const MAX_RELEASES = 100;
/** Wait of a page for a rendering in progress, in milliseconds from its start; then the browser renders the page. */
const PATIENCE_MS = 1_500;
/** Interval in which a server looks for releases whose pages browsers did not hydrate, in milliseconds. */
const REFUSED_MS = 5_000;
/** When pages are rendered again that are missing for another reason than the release's own faults. */
const RETRY_MS = 5 * 60_000;

interface Options {
  readonly db: Database;
  readonly attempts: Attempts;
  readonly host: PrerenderHost | undefined;
  readonly readReleaseFile: ReadReleaseFile;
  readonly languages: readonly string[];
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: () => number;
}

export interface Prerenderer {
  /** The page as HTML; undefined where the browser renders it. Waits `PATIENCE_MS` at most. */
  readonly pageFor: (
    resolution: Resolution,
    requested: RequestedPage | undefined,
    language: string,
  ) => Promise<PrerenderedPage | undefined>;
  /** Begins to render what this resolution needs. */
  readonly prepare: (resolution: Resolution) => void;
  /** Forgets what this server could not render of a release, so that it is tried again. */
  readonly retry: (remote: string, version: string) => void;
  /** Ends what is being rendered, which does not count against its release. */
  readonly close: () => Promise<void>;
}

const NOTHING: Prerenderer = {
  pageFor: async () => undefined,
  prepare: () => undefined,
  retry: () => undefined,
  close: async () => undefined,
};

interface Job {
  readonly release: string;
  readonly since: number;
  readonly result: Promise<PrerenderedRelease>;
  done?: PrerenderedRelease;
  /** When it may begin again. */
  retryAt?: number;
}

const failed = (reason: string): PrerenderedRelease => ({
  pages: new Map(),
  problems: [],
  failure: { kind: 'unavailable', reason },
});

const nameOf = ({ name, version }: Pick<ServedRemote, 'name' | 'version'>) => `${name} ${version}`;

/**
 * Prerenders the pages of each release once, when it is first needed, one release at a time. An attempt is stored before it
 * begins: a release that was stopped twice, alone or with the whole server, is not tried again.
 */
export function createPrerenderer({
  db,
  attempts,
  host,
  readReleaseFile,
  languages,
  log,
  now = Date.now,
}: Options): Prerenderer {
  if (host?.manifest.prerender === undefined) return NOTHING;
  const { id } = host;
  const jobs = new LRUCache<string, Job>({ max: MAX_RELEASES });
  let last: Promise<unknown> = Promise.resolve();
  let refused: ReadonlySet<string> = new Set();
  let refusedAt = 0;
  const closing = new AbortController();
  const { signal } = closing;

  const report = async (remote: ServedRemote, { problems, failure }: PrerenderedRelease) => {
    const { name, version, url } = remote;
    if (failure && !signal.aborted) log.warn(`${nameOf(remote)}: pages are not prerendered: ${failure.reason}`);
    for (const { path, reason } of problems) {
      log.warn(`${nameOf(remote)}: ${path} is not prerendered: ${reason}`);
      if (url === builtUrl(name)) continue;
      await saveProblem(db, { remote: name, version, host: id, path, reason }).catch((error: unknown) =>
        log.warn({ err: error }, 'a page that cannot be prerendered is missing in the history'),
      );
    }
  };

  const prerender = async (resolution: Resolution, remote: ServedRemote): Promise<PrerenderedRelease> => {
    const release = { remote: remote.name, version: remote.version, host: id };
    if (signal.aborted) return failed('the server is stopping');
    try {
      const attempt = await attempts.begin(release);
      if (attempt === 'never') return failed('rendering them was stopped twice');
      if (attempt === 'later') return failed('it is not known yet how the last attempts end');
      const done = await prerenderRelease({ host, languages, readReleaseFile, signal }, resolution, remote);
      await attempts
        .end(release, attempt, done.failure)
        .catch((error: unknown) => log.warn({ err: error }, 'the end of an attempt to prerender is not stored'));
      return done;
    } catch (error) {
      return failed(error instanceof Error ? error.message : 'the database cannot be used');
    }
  };

  const begin = (resolution: Resolution, remote: ServedRemote): Job => {
    const result = last.then(async () => prerender(resolution, remote));
    const job: Job = { release: nameOf(remote), since: now(), result };
    last = result.then(async (done) => {
      job.done = done;
      if (done.failure) job.retryAt = now() + RETRY_MS;
      await report(remote, done);
    });
    return job;
  };

  const jobOf = (resolution: Resolution, remote: ServedRemote): Job => {
    const key = `${toRegistry(resolution).id} ${remote.name}`;
    const known = jobs.get(key);
    const isCurrent = known && (known.retryAt === undefined || now() < known.retryAt);
    const job = isCurrent ? known : begin(resolution, remote);
    jobs.set(key, job);
    return job;
  };

  const lookForRefused = () => {
    if (now() - refusedAt < REFUSED_MS) return;
    refusedAt = now();
    findRefused(db, id).then(
      (found) => (refused = found),
      // The known state stays: a page never fails for this.
      () => undefined,
    );
  };

  return {
    pageFor: async (resolution, requested, language) => {
      lookForRefused();
      if (!requested || !isPrerendered(requested.remote, requested.page) || !isOrdinary(resolution)) return undefined;
      const { remote, page, address } = requested;
      // Another spelling of the address is not what was rendered.
      if (!isPattern(page.path) && page.path !== address) return undefined;
      if (refused.has(nameOf(remote))) return undefined;
      const { since, result, done } = jobOf(resolution, remote);
      const patience = since + PATIENCE_MS - now();
      const release = done ?? (await Promise.race([result, wait(Math.max(0, patience), undefined, { ref: false })]));
      return release?.pages.get(pageKey(page.path, language));
    },
    prepare: (resolution) => {
      if (!isOrdinary(resolution)) return;
      for (const remote of resolution.remotes) {
        if (remote.pages.some((page) => isPrerendered(remote, page))) jobOf(resolution, remote);
      }
    },
    retry: (name, version) => {
      refusedAt = 0;
      for (const [key, { release, done }] of jobs.entries()) {
        if (release === nameOf({ name, version }) && done?.failure) jobs.delete(key);
      }
    },
    close: async () => {
      closing.abort();
      await last;
    },
  };
}
