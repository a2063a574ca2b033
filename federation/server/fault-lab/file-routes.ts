import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { HOST_NAME } from '../../contract/faults';
import type { HostBuild } from '../builds/read-builds';
import type { Database } from '../database';
import { pathOf } from '../http/paths';
import { sendMissingFile } from '../http/unknown-paths';
import { contentTypeOf } from '../publishing/release-files';
import type { Resolve } from '../registry';
import { labToken } from './cookie';
import type { HungSockets } from './hung-sockets';
import { locate, type ReadIntact } from './intact-files';
import { readAttempt } from './lab-faults';
import { respondWithFault, sendIntact } from './respond';
import { findSession, useFault } from './store';

interface Parts {
  readonly db: Database;
  readonly hung: HungSockets;
  readonly read: ReadIntact;
  /** What visitors get without the lab. */
  readonly resolve: Resolve;
}

interface FileParams {
  readonly token: string;
  readonly name: string;
  readonly version: string;
  readonly '*': string;
}

/**
 * `/lab/<token>/<name>/<version>/*`: a release's files with the faults of that session. Without the session, or after it
 * ended, they are intact: a page that was opened in the lab recovers.
 */
export function serveLabFiles(app: FastifyInstance, { db, hung, read, resolve }: Parts): void {
  app.get<{ Params: FileParams }>('/lab/:token/:name/:version/*', async (request, reply) => {
    const { token, name, version, '*': path } = request.params;
    const known = locate(await resolve(request), name, version);
    const readIntact = async () => read(name, version, path, known?.location);
    const fault = await useFault(db, token, {
      remote: name,
      path,
      entry: known?.location.entry,
      ...readAttempt(request.method, request.url),
      isPrevious: known?.isPrevious ?? false,
    });
    if (fault) return respondWithFault({ request, reply, hung, session: token, fault, readIntact });
    const file = await readIntact();
    return file ? sendIntact(reply, file) : sendMissingFile(reply);
  });
}

/** The lazy chunks of the host, by their path; without its first files there would be no page to show a failure. */
function lazyFiles({ manifest, files }: HostBuild): ReadonlyMap<string, string> {
  const first = new Set([...manifest.js, ...manifest.css]);
  const lazy = [...files.names].filter((name) => name.startsWith('static/') && !first.has(name));
  return new Map(lazy.map((name) => [`/${name}`, name]));
}

/**
 * Faults in chunks of the host, which have the same URL for everybody: here the cookie identifies the session. While the
 * lab is on no browser caches these files: from its cache a page would never request the fault.
 */
export function disturbHostFiles(
  app: FastifyInstance,
  host: HostBuild,
  { db, hung }: Pick<Parts, 'db' | 'hung'>,
): void {
  const lazy = lazyFiles(host);

  app.addHook('onRequest', async (request, reply) => {
    const name = lazy.get(pathOf(request));
    const token = labToken(request);
    if (name === undefined || token === undefined) return undefined;
    const session = await findSession(db, token);
    if (!session?.faults.some(({ remote }) => remote === HOST_NAME)) return undefined;
    const fault = await useFault(db, token, {
      remote: HOST_NAME,
      path: name,
      entry: undefined,
      ...readAttempt(request.method, request.url),
      isPrevious: false,
    });
    if (!fault) return undefined;
    const readIntact = async () => ({
      content: await readFile(join(host.files.folder, name)),
      type: contentTypeOf(name),
    });
    return respondWithFault({ request, reply, hung, session: token, fault, readIntact });
  });

  app.addHook('onSend', async (request, reply) => {
    if (lazy.has(pathOf(request))) reply.header('cache-control', 'no-store');
  });
}
