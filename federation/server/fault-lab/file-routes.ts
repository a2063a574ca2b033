import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';
import { HOST_NAME } from '../../contract/faults';
import type { HostBuild } from '../builds/read-builds';
import type { Database } from '../database';
import { API_PREFIX, pathOf, sendFileNotFound } from '../http/paths';
import { contentTypeOf } from '../publishing/release-files';
import type { Resolve } from '../registry/resolution';
import { alteredCode, isCodeFault } from './altered-code';
import { LAB_COOKIE, findLabSession, consumeFault } from './store';
import { defaultFaultSeconds, respondWithFault, type IntactFile } from './fault-engine';
import { locateRelease, type ReadIntactFile } from './intact-files';
import { parseLoadAttempt, type StoredFault } from './lab-faults';

/** Faults whose responses do not end. */
const ENDLESS: ReadonlySet<string> = new Set(['never', 'stalls']);
/** Maximum endless responses per session. A browser opens six connections to one origin, and the lab itself needs two. */
const MAX_ENDLESS = 4;
/** Milliseconds until a response is closed: more than the longest load timeout and the slowest response. */
const MAX_OPEN_MS = 6 * 60_000;

function sendIntact(reply: FastifyReply, { content, type }: IntactFile): FastifyReply {
  return reply.header('cache-control', 'no-store').type(type).send(content);
}

type FaultyResponses = ReturnType<typeof createFaultyResponses>;

/** Creates the functions that send faulty responses, and close those that have not ended. Only endless ones are limited. */
export function createFaultyResponses() {
  const responses = new Map<ServerResponse, { readonly session: string; readonly isEndless: boolean }>();

  /** Registers a response with a fault, which may end the session's oldest endless response. */
  const add = (response: ServerResponse, session: string, fault: string): void => {
    responses.set(response, { session, isEndless: ENDLESS.has(fault) });
    const timer = setTimeout(() => response.destroy(), MAX_OPEN_MS).unref();
    response.once('close', () => {
      clearTimeout(timer);
      responses.delete(response);
    });
    const [oldest, ...others] = [...responses].filter(([, entry]) => entry.isEndless && entry.session === session);
    if (others.length >= MAX_ENDLESS) oldest?.[0].destroy();
  };

  return {
    add,
    /** Sends a file with a fault: altered code through Fastify, any other fault directly to the socket. */
    send(reply: FastifyReply, session: string, fault: StoredFault, file: IntactFile): FastifyReply {
      if (isCodeFault(fault)) return sendIntact(reply, { ...file, content: alteredCode(fault, file.content) });
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      add(reply.raw, session, fault.fault);
      respondWithFault({ response: reply.raw, fault, file });
      return reply;
    },
    closeAll(): void {
      for (const response of responses.keys()) response.destroy();
    },
  };
}

interface FileRouteDependencies {
  readonly db: Database;
  readonly faultyResponses: FaultyResponses;
  readonly read: ReadIntactFile;
  /** Returns the visitor's remotes, without changes by the fault lab. */
  readonly resolve: Resolve;
}

interface FileParams {
  readonly token: string;
  readonly name: string;
  readonly version: string;
  readonly '*': string;
}

/** Serves `/lab/<token>/<name>/<version>/*`: a release's files with the session's faults, or intact after the session. */
export function serveLabFiles(
  app: FastifyInstance,
  { db, faultyResponses, read, resolve }: FileRouteDependencies,
): void {
  app.get<{ Params: FileParams }>('/lab/:token/:name/:version/*', async (request, reply) => {
    const { token, name, version, '*': path } = request.params;
    const located = locateRelease(await resolve(request), name, version);
    const fault = await consumeFault(db, token, {
      remote: name,
      path,
      entry: located?.location.entry,
      ...parseLoadAttempt(request.method, request.url),
      isPrevious: located?.isPrevious ?? false,
    });
    const file = await read(name, version, path, located?.location);
    if (!file) return sendFileNotFound(reply);
    return fault ? faultyResponses.send(reply, token, fault, file) : sendIntact(reply, file);
  });
}

/** Returns the host's lazy chunks by URL path, not initial files: a page without an initial file shows no failure. */
export function lazyFilesOf({ manifest, files }: HostBuild): ReadonlyMap<string, string> {
  const first = new Set([...manifest.js, ...manifest.css]);
  const lazy = [...files.names].filter((name) => name.startsWith('static/') && !first.has(name));
  return new Map(lazy.map((name) => [`/${name}`, name]));
}

/** API calls without faults, which the lab itself and the loader need. */
const SPARED = /^\/api\/v1\/(fault-lab|registry|load-reports|csp-reports|overrides)(\/|$)/;

/**
 * Adds faults to API calls and to chunks of the host. A cookie identifies the session: these URLs are the same for all
 * users.
 */
export function injectHostFaults(
  app: FastifyInstance,
  host: HostBuild | undefined,
  { db, faultyResponses }: Pick<FileRouteDependencies, 'db' | 'faultyResponses'>,
): void {
  const lazy = host ? lazyFilesOf(host) : new Map<string, string>();

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    const token = request.cookies[LAB_COOKIE];
    const name = lazy.get(path);
    const isCall = path.startsWith(`${API_PREFIX}/`) && !SPARED.test(path);
    if (token === undefined || (name === undefined && !isCall)) return undefined;
    const session = await findLabSession(db, token);
    if (!session?.faults.some(({ remote }) => remote === HOST_NAME)) return undefined;
    // The request id makes every API call a separate attempt, even at the same URL.
    const url = isCall ? `${request.url} ${request.id}` : request.url;
    const fault = await consumeFault(db, token, {
      remote: HOST_NAME,
      path: name ?? path,
      entry: undefined,
      ...parseLoadAttempt(isCall ? 'GET' : request.method, url),
      isPrevious: false,
    });
    if (!fault) return undefined;
    if (host && name !== undefined) {
      const content = await readFile(join(host.files.folder, name));
      return faultyResponses.send(reply, token, fault, { content, type: contentTypeOf(name) });
    }
    if (fault.fault === 'slow') {
      await sleep((fault.seconds ?? defaultFaultSeconds['slow'] ?? 0) * 1000);
      return undefined;
    }
    if (fault.fault === 'never') {
      reply.hijack();
      faultyResponses.add(reply.raw, token, fault.fault);
      return reply;
    }
    const detail = 'Fault lab: the call was not made.';
    return reply.code(Number(fault.fault)).header('cache-control', 'no-store').send({ detail });
  });

  app.addHook('onSend', async (request, reply) => {
    if (lazy.has(pathOf(request))) reply.header('cache-control', 'no-store');
  });
}
