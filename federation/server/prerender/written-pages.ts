import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Builds } from '../builds/read-builds';
import type { Database } from '../database';
import type { ReadReleaseFile } from '../publishing/release-files';
import { builtUrl, toRegistry, type Resolution, type ServedRemote } from '../registry';
import { isWritten, pageKey, writeRelease, type WrittenPage, type WrittenRelease } from './page-writer';
import { findRefused, saveProblem } from './store';

/** Releases whose pages are kept, each with those of all other remotes: canaries make several at a time. */
const MAX_RELEASES = 100;
/** How long a page waits for what is being written, counted from its beginning; then it is drawn in the browser. */
const PATIENCE_MS = 1_500;
/** How often a server looks which releases' pages browsers did not take over. */
const REFUSED_MS = 5_000;

interface Parts {
  readonly db: Database;
  readonly builds: Builds;
  readonly readReleaseFile: ReadReleaseFile;
  readonly languages: readonly string[];
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

export interface WrittenPages {
  /** The page as HTML; undefined where it is drawn in the browser. Waits `PATIENCE_MS` at most. */
  readonly pageFor: (resolution: Resolution, path: string, language: string) => Promise<WrittenPage | undefined>;
  /** Begins to write what this resolution needs. */
  readonly prepare: (resolution: Resolution) => void;
}

const NOTHING: WrittenPages = { pageFor: async () => undefined, prepare: () => undefined };

interface Writing {
  readonly since: number;
  readonly result: Promise<WrittenRelease>;
  done?: WrittenRelease;
}

/** A release as everybody may get it: a developer's build and a fault of the lab are drawn in the browser. */
const isOrdinary = ({ overrides = [], lab }: Resolution) => overrides.length === 0 && lab === undefined;

/** The pages that the server writes ahead: each release's once, when it is first needed, one release at a time. */
export function writtenPages({ db, builds, readReleaseFile, languages, log }: Parts): WrittenPages {
  const { host } = builds;
  if (host?.manifest.prerender === undefined) return NOTHING;
  const { id } = host;
  const known = new LRUCache<string, Writing>({ max: MAX_RELEASES });
  let last: Promise<unknown> = Promise.resolve();
  let refused: ReadonlySet<string> = new Set();
  let refusedAt = 0;

  const report = async ({ name, version, url }: ServedRemote, path: string, reason: string) => {
    log.warn(`${name} ${version}: ${path} is drawn in the browser, not written ahead: ${reason}`);
    if (url === builtUrl(name)) return;
    await saveProblem(db, { remote: name, version, host: id, path, reason }).catch((error: unknown) =>
      log.warn({ err: error }, 'a page that cannot be written is missing in the history'),
    );
  };

  const begin = (resolution: Resolution, remote: ServedRemote): Writing => {
    const result = last.then(async () => writeRelease({ host, languages, readReleaseFile }, resolution, remote));
    const writing: Writing = { since: Date.now(), result };
    last = result.then(async (done) => {
      writing.done = done;
      for (const { path, reason } of done.problems) await report(remote, path, reason);
    });
    return writing;
  };

  const writingOf = (resolution: Resolution, remote: ServedRemote): Writing => {
    const key = `${toRegistry(resolution).id} ${remote.name}`;
    const writing = known.get(key) ?? begin(resolution, remote);
    known.set(key, writing);
    return writing;
  };

  const lookForRefused = () => {
    if (Date.now() - refusedAt < REFUSED_MS) return;
    refusedAt = Date.now();
    findRefused(db, id).then(
      (found) => (refused = found),
      // What was known stays: a page never fails for this.
      () => undefined,
    );
  };

  return {
    pageFor: async (resolution, path, language) => {
      lookForRefused();
      const remote = resolution.remotes.find(({ pages }) => pages.some((page) => page.path === path));
      const page = remote?.pages.find((candidate) => candidate.path === path);
      if (!remote || !page || !isWritten(remote, page) || !isOrdinary(resolution)) return undefined;
      if (refused.has(`${remote.name} ${remote.version}`)) return undefined;
      const { since, result, done } = writingOf(resolution, remote);
      const patience = since + PATIENCE_MS - Date.now();
      const release = done ?? (await Promise.race([result, wait(Math.max(0, patience), undefined, { ref: false })]));
      return release?.pages.get(pageKey(path, language));
    },
    prepare: (resolution) => {
      if (!isOrdinary(resolution)) return;
      for (const remote of resolution.remotes) {
        if (remote.pages.some((page) => isWritten(remote, page))) writingOf(resolution, remote);
      }
    },
  };
}
