import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database';
import { answerMissingFile, pathOf } from '../http/not-found';
import { contentTypeOf } from '../releases/read-file';
import type { ShellBuild } from '../releases/read-builds';
import { answerFault, sendWhole } from './answer';
import { SHELL } from './catalogue';
import { labToken } from './cookie';
import type { HeldSockets } from './held-sockets';
import { readTry } from './session';
import { placeOf, type ReadWhole, type ResolveWithoutLab } from './source';
import { findSession, useFault } from './store';

interface Parts {
  readonly db: Database;
  readonly held: HeldSockets;
  readonly read: ReadWhole;
  readonly resolve: ResolveWithoutLab;
}

interface FileParams {
  readonly token: string;
  readonly name: string;
  readonly version: string;
  readonly '*': string;
}

/**
 * `/lab/<token>/<name>/<version>/*`: a release's files with the faults of that session. Without the session, or after it
 * ended, they are as they should be: a page that was opened in the lab recovers.
 */
export function serveLabFiles(app: FastifyInstance, { db, held, read, resolve }: Parts): void {
  app.get<{ Params: FileParams }>('/lab/:token/:name/:version/*', async (request, reply) => {
    const { token, name, version, '*': path } = request.params;
    const known = placeOf(await resolve(request), name, version);
    const whole = async () => read(name, version, path, known?.place);
    const fault = await useFault(db, token, {
      remote: name,
      path,
      entry: known?.place.entry,
      ...readTry(request.method, request.url),
      isPrevious: known?.isPrevious ?? false,
    });
    if (fault) return answerFault({ request, reply, held, session: token, fault, whole });
    const file = await whole();
    return file ? sendWhole(reply, file) : answerMissingFile(reply);
  });
}

/** The lazy chunks of the shell, by their path; its first files are what shows that anything is wrong. */
function lazyFiles({ manifest, files }: ShellBuild): ReadonlyMap<string, string> {
  const first = new Set([...manifest.js, ...manifest.css]);
  const lazy = [...files.names].filter((name) => name.startsWith('static/') && !first.has(name));
  return new Map(lazy.map((name) => [`/${name}`, name]));
}

/**
 * Faults in chunks of the shell, which have the same address for everybody: here the cookie tells whose request it is.
 * Where the lab is on no browser keeps these files: a page takes what it had in memory, and no fault would be asked for.
 */
export function disturbShellFiles(
  app: FastifyInstance,
  shell: ShellBuild,
  { db, held }: Pick<Parts, 'db' | 'held'>,
): void {
  const lazy = lazyFiles(shell);

  app.addHook('onRequest', async (request, reply) => {
    const name = lazy.get(pathOf(request));
    const token = labToken(request);
    if (name === undefined || token === undefined) return undefined;
    const session = await findSession(db, token);
    if (!session?.faults.some(({ remote }) => remote === SHELL)) return undefined;
    const asked = {
      remote: SHELL,
      path: name,
      entry: undefined,
      ...readTry(request.method, request.url),
      isPrevious: false,
    };
    const fault = await useFault(db, token, asked);
    if (!fault) return undefined;
    const whole = async () => ({ content: await readFile(join(shell.files.folder, name)), type: contentTypeOf(name) });
    return answerFault({ request, reply, held, session: token, fault, whole });
  });

  app.addHook('onSend', async (request, reply) => {
    if (lazy.has(pathOf(request))) reply.header('cache-control', 'no-store');
  });
}
