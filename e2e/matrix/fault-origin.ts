import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import * as v from 'valibot';

export type HostedFile = { content: Buffer; type: string; isTarget: (target: string) => boolean };
/** A remote's files by their path. */
export type Hosted = ReadonlyMap<string, HostedFile>;

/** What one browser meets at an origin; known by the end of its user agent, since such requests carry no cookie. */
export type Session = {
  fault: { remote: string; fault: string; target: string } | undefined;
  requests: { remote: string; path: string; isProbe: boolean }[];
};

const SLOW_MS = 1_500;
const SLOW_STEPS = 10;
/** An origin that no page may load from; nobody listens there. */
const ELSEWHERE = 'http://127.0.0.1:9/elsewhere.js';
const CHANGED = Buffer.from('\n/* Changed on the way. */\n');
const headers = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
/** Files of a release never change; a fault is not cached. */
const WHOLE = { ...headers, 'cache-control': 'public, max-age=31536000, immutable' };
const BROKEN = { ...headers, 'cache-control': 'no-store' };

function drip(response: ServerResponse, content: Buffer): void {
  const place = (step: number) => Math.floor((content.length * step) / SLOW_STEPS);
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    response.write(content.subarray(place(step - 1), place(step)));
    if (step < SLOW_STEPS) return;
    clearInterval(timer);
    response.end();
  }, SLOW_MS / SLOW_STEPS);
  response.once('close', () => clearInterval(timer));
}

function respondWithFault(
  fault: string,
  { content, type }: HostedFile,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const full = { ...BROKEN, 'content-type': type, 'content-length': content.length };
  switch (fault) {
    case '404':
      return void response.writeHead(404, { ...BROKEN, 'content-type': 'text/plain' }).end('Not found');
    case '500':
      return void response.writeHead(500, { ...BROKEN, 'content-type': 'text/plain' }).end('Server error');
    case 'html':
      return void response
        .writeHead(200, { ...BROKEN, 'content-type': 'text/html' })
        .end('<!doctype html><p>This is a page and no script.</p>');
    case 'never':
      return undefined;
    case 'reset':
      return void request.socket.resetAndDestroy();
    case 'cut-off':
      return void response
        .writeHead(200, full)
        .write(content.subarray(0, Math.floor(content.length / 2)), () => response.destroy());
    case 'slow':
      return drip(response.writeHead(200, full), content);
    case 'wrong-hash':
      return void response.writeHead(200, { ...BROKEN, 'content-type': type }).end(Buffer.concat([content, CHANGED]));
    case 'no-cors':
      return void response
        .writeHead(200, {
          'content-type': type,
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'no-store',
        })
        .end(content);
    case 'redirect':
      return void response.writeHead(302, { ...BROKEN, location: ELSEWHERE }).end();
    case 'empty':
      return void response.writeHead(200, { ...BROKEN, 'content-type': type }).end();
    default:
      throw new Error(`The origin has no fault ${fault}`);
  }
}

const sessionOf = ({ headers: { 'user-agent': agent = '' } }: IncomingMessage): string =>
  /cell\/([\w-]+)$/.exec(agent)?.[1] ?? '';

function respond(
  remote: string,
  files: Hosted,
  sessions: Map<string, Session>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://origin');
  const path = pathname.slice(1);
  const session = sessions.get(sessionOf(request));
  session?.requests.push({ remote, path, isProbe: searchParams.has('probe') });
  const file = files.get(path);
  if (!file) {
    response.writeHead(404, BROKEN).end();
    return;
  }
  const fault = session?.fault;
  // A browser repeats by itself what is reset on a connection that it had used before: here it has none.
  if (fault?.fault === 'reset') response.shouldKeepAlive = false;
  if (fault?.remote === remote && file.isTarget(fault.target)) respondWithFault(fault.fault, file, request, response);
  else {
    response
      .writeHead(200, { ...WHOLE, 'content-type': file.type, 'content-length': file.content.length })
      .end(file.content);
  }
}

export type Origin = { url: string; close: () => void };

async function listen(server: Server): Promise<Origin> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The system gave no port');
  return {
    url: `http://127.0.0.1:${bound.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An origin for one remote's files, as a team's own host for files would be. */
export async function startOrigin(remote: string, files: Hosted, sessions: Map<string, Session>): Promise<Origin> {
  return listen(createServer((request, response) => respond(remote, files, sessions, request, response)));
}

const order = v.object({ fault: v.optional(v.object({ remote: v.string(), fault: v.string(), target: v.string() })) });

async function faultIn(request: IncomingMessage): Promise<Session['fault']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return v.parse(order, JSON.parse(Buffer.concat(chunks).toString('utf8'))).fault;
}

/** Where tests set the fault of a session, and read its requests: `PUT` and `GET /<session>`. */
export async function startControl(sessions: Map<string, Session>): Promise<Origin> {
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
