import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { respondWithFault } from '@verdant/federation/faults';
import type { IntactFile } from '@verdant/federation/faults';
import { listen } from '../support/origin';
import type { OriginServer } from '../support/origin';

export type HostedFile = IntactFile & { isTarget: (target: string) => boolean };
/** Files of a remote. Key: path of the file. */
export type HostedFiles = ReadonlyMap<string, HostedFile>;

/** State of the origins for one browser context, identified by the user agent's end: file requests have no cookies. */
export type FaultSession = {
  fault: { remote: string; fault: string; target: string } | undefined;
  requests: { remote: string; path: string; isProbe: boolean }[];
};

const SLOW_SECONDS = 1.5;
const headers = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
/** Response header of intact files, which never change within a release. Responses with a fault do not get this header. */
const WHOLE = { 'cache-control': 'public, max-age=31536000, immutable' };

const sessionOf = ({ headers: { 'user-agent': agent = '' } }: IncomingMessage): string =>
  /cell\/([\w-]+)$/.exec(agent)?.[1] ?? '';

function respond(
  remote: string,
  files: HostedFiles,
  sessions: Map<string, FaultSession>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://origin');
  const path = pathname.slice(1);
  const session = sessions.get(sessionOf(request));
  session?.requests.push({ remote, path, isProbe: searchParams.has('probe') });
  const file = files.get(path);
  const fault = session?.fault;
  response.setHeaders(new Map(Object.entries(headers)));
  // A browser itself repeats a request that is reset on a reused connection, so no connection is reused.
  if (fault?.fault === 'reset') response.shouldKeepAlive = false;
  if (!file) response.writeHead(404).end();
  else if (fault?.remote === remote && file.isTarget(fault.target)) {
    respondWithFault({ response, fault: { fault: fault.fault, seconds: SLOW_SECONDS }, file });
  } else {
    response
      .writeHead(200, { ...WHOLE, 'content-type': file.type, 'content-length': file.content.length })
      .end(file.content);
  }
}

/** Starts an origin for the files of one remote, like a team's own file server. */
export async function startRemoteOrigin(
  remote: string,
  files: HostedFiles,
  sessions: Map<string, FaultSession>,
): Promise<OriginServer> {
  return listen(createServer((request, response) => respond(remote, files, sessions, request, response)));
}

const order = v.object({ fault: v.optional(v.object({ remote: v.string(), fault: v.string(), target: v.string() })) });

async function faultIn(request: IncomingMessage): Promise<FaultSession['fault']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return v.parse(order, JSON.parse(Buffer.concat(chunks).toString('utf8'))).fault;
}

/** Starts the server through which tests set the fault of a session and read its requests: `PUT` and `GET /<session>`. */
export async function startFaultControl(sessions: Map<string, FaultSession>): Promise<OriginServer> {
  return listen(
    createServer((request, response) => {
      const id = (request.url ?? '/').slice(1);
      void (async () => {
        if (request.method === 'PUT') {
          sessions.set(id, { requests: sessions.get(id)?.requests ?? [], fault: await faultIn(request) });
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(sessions.get(id) ?? null));
      })();
    }),
  );
}
