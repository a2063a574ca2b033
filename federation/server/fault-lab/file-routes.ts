import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Socket } from 'node:net';
import { HOST_NAME } from '../../contract/faults';
import type { HostBuild } from '../builds/read-builds';
import type { Database } from '../database';
import { API_PREFIX, pathOf } from '../http/paths';
import { sendFileNotFound } from '../http/unknown-paths';
import { contentTypeOf } from '../publishing/release-files';
import type { Resolve } from '../registry/resolution';
import { alteredCode, isCodeFault } from './altered-code';
import { labToken, findLabSession, consumeFault } from './store';
import { defaultFaultSeconds, respondWithFault, type IntactFile } from './fault-engine';
import { locateRelease, type ReadIntactFile } from './intact-files';
import { parseLoadAttempt, type StoredFault } from './lab-faults';

/** Maximum hanging connections per session. A browser opens six connections to one origin, and the lab itself needs two. */
const MAX_HUNG = 4;
/** Milliseconds until a hanging connection is closed: more than the longest load timeout, 120 seconds. */
const MAX_HUNG_MS = 5 * 60_000;

export interface HungSockets {
  readonly hang: (session: string, socket: Socket) => void;
  readonly track: (socket: Socket) => () => void;
  readonly closeAll: () => void;
}

/**
 * Creates the register of connections that a fault leaves hanging or slows down. Only hanging connections are limited.
 */
export function createHungSockets(): HungSockets {
  const bySession = new Map<string, Set<Socket>>();
  const tracked = new Set<Socket>();

  return {
    hang(session, socket) {
      const hung = bySession.get(session) ?? new Set();
      bySession.set(session, hung);
      hung.add(socket);
      const timer = setTimeout(() => socket.destroy(), MAX_HUNG_MS).unref();
      socket.once('close', () => {
        clearTimeout(timer);
        hung.delete(socket);
        if (hung.size === 0 && bySession.get(session) === hung) bySession.delete(session);
      });
      if (hung.size > MAX_HUNG) [...hung][0]?.destroy();
    },
    track(socket) {
      tracked.add(socket);
      return () => tracked.delete(socket);
    },
    closeAll() {
      for (const socket of [...tracked, ...[...bySession.values()].flatMap((hung) => [...hung])]) socket.destroy();
    },
  };
}

interface FileRouteDependencies {
  readonly db: Database;
  readonly hung: HungSockets;
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

function sendIntact(reply: FastifyReply, { content, type }: IntactFile): FastifyReply {
  return reply.header('cache-control', 'no-store').type(type).send(content);
}

interface FaultyReply {
  readonly reply: FastifyReply;
  readonly hung: HungSockets;
  readonly session: string;
  readonly fault: StoredFault;
}

/**
 * Sends a file with a fault. Fastify sends altered code; the fault engine writes any other faulty response to the socket.
 */
function sendFaulty({ reply, hung, session, fault }: FaultyReply, file: IntactFile): FastifyReply {
  if (isCodeFault(fault)) return sendIntact(reply, { ...file, content: alteredCode(fault, file.content) });
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  const connections = { track: hung.track, hang: (socket: Socket) => hung.hang(session, socket) };
  respondWithFault({ response: reply.raw, fault, file, connections });
  return reply;
}

/** Serves `/lab/<token>/<name>/<version>/*`: a release's files with the session's faults, or intact after the session. */
export function serveLabFiles(app: FastifyInstance, { db, hung, read, resolve }: FileRouteDependencies): void {
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
    return fault ? sendFaulty({ reply, hung, session: token, fault }, file) : sendIntact(reply, file);
  });
}

/** Returns the host's lazy chunks by URL path, not initial files: a page without an initial file shows no failure. */
function lazyFiles({ manifest, files }: HostBuild): ReadonlyMap<string, string> {
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
  { db, hung }: Pick<FileRouteDependencies, 'db' | 'hung'>,
): void {
  const lazy = host ? lazyFiles(host) : new Map<string, string>();

  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    const token = labToken(request);
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
      return sendFaulty({ reply, hung, session: token, fault }, { content, type: contentTypeOf(name) });
    }
    if (fault.fault === 'slow') {
      await sleep((fault.seconds ?? defaultFaultSeconds['slow'] ?? 0) * 1000);
      return undefined;
    }
    if (fault.fault === 'never') {
      reply.hijack();
      hung.hang(token, request.raw.socket);
      return reply;
    }
    const detail = 'Fault lab: the call was not made.';
    return reply.code(Number(fault.fault)).header('cache-control', 'no-store').send({ detail });
  });

  app.addHook('onSend', async (request, reply) => {
    if (lazy.has(pathOf(request))) reply.header('cache-control', 'no-store');
  });
}
