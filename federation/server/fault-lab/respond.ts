import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../http';
import { sendMissingFile } from '../http/unknown-paths';
import { alteredCode, isCodeStage } from './altered-code';
import type { HungSockets } from './hung-sockets';
import type { StoredFault } from './lab-faults';

/** A file as it is without a fault. */
export interface IntactFile {
  readonly content: Buffer;
  readonly type: string;
}

/** A request for a file that a fault applies to. */
export interface FaultyRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly hung: HungSockets;
  /** The tester's session, whose connections are counted. */
  readonly session: string;
  readonly fault: StoredFault;
  /** Reads what would be sent without the fault. */
  readonly readIntact: () => Promise<IntactFile | undefined>;
}

export const DEFAULT_SLOW_SECONDS = 12;
const DRIP_MS = 200;
const CHANGED = Buffer.from('\n/* Changed by the fault lab. */\n');

const headers = {
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export function sendIntact(reply: FastifyReply, { content, type }: IntactFile): FastifyReply {
  return reply.headers(headers).type(type).send(content);
}

function strayPage(): string {
  return html`<!doctype html>
<html lang="en"><head><title>Fault lab</title></head><body><p>This is a page and no script.</p></body></html>
`.markup;
}

/** From here on the response is written without the framework. */
function takeOver({ reply }: FaultyRequest, { content, type }: IntactFile): void {
  reply.headers({ ...headers, 'content-type': type, 'content-length': content.length });
  const known = Object.entries(reply.getHeaders());
  reply.hijack();
  for (const [name, value] of known) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200);
}

function cutOff(faulty: FaultyRequest, file: IntactFile): void {
  takeOver(faulty, file);
  const { raw } = faulty.reply;
  raw.write(file.content.subarray(0, Math.floor(file.content.length / 2)), () => raw.destroy());
}

/** Spreads the file evenly over the seconds. */
function drip(faulty: FaultyRequest, file: IntactFile): void {
  const { reply, request, fault, hung } = faulty;
  const steps = Math.max(1, Math.round(((fault.seconds ?? DEFAULT_SLOW_SECONDS) * 1000) / DRIP_MS));
  takeOver(faulty, file);
  const forget = hung.track(request.raw.socket);
  let step = 0;
  const offset = (count: number) => Math.floor((file.content.length * count) / steps);
  const timer = setInterval(() => {
    step += 1;
    reply.raw.write(file.content.subarray(offset(step - 1), offset(step)));
    if (step < steps) return;
    clearInterval(timer);
    reply.raw.end();
  }, DRIP_MS);
  reply.raw.once('close', () => {
    clearInterval(timer);
    forget();
  });
}

/** Sends the file with something wrong with it. */
async function sendBroken(faulty: FaultyRequest): Promise<FastifyReply> {
  const { reply, fault, request } = faulty;
  const file = await faulty.readIntact();
  if (!file) return sendMissingFile(reply);
  const { content, type } = file;
  if (isCodeStage(fault.stage)) {
    return sendIntact(reply, { type, content: alteredCode(fault.stage, fault.remote, content) });
  }
  if (fault.fault === 'wrong-hash') return sendIntact(reply, { type, content: Buffer.concat([content, CHANGED]) });
  if (fault.fault === 'empty') return sendIntact(reply, { type, content: Buffer.alloc(0) });
  if (request.method === 'HEAD') return sendIntact(reply, file);
  if (fault.fault === 'cut-off') cutOff(faulty, file);
  else drip(faulty, file);
  return reply;
}

/** Responds as the fault demands. */
export async function respondWithFault(faulty: FaultyRequest): Promise<FastifyReply> {
  const { request, reply, hung, session, fault } = faulty;
  const { socket } = request.raw;
  switch (fault.fault) {
    case '404':
    case 'shared-missing':
      return sendMissingFile(reply.headers(headers));
    case '500':
      return reply.code(500).headers(headers).type('text/plain; charset=utf-8').send('Fault lab: server error\n');
    case 'html':
      // A server that sends its page for everything does not forbid guessing the type either.
      reply.removeHeader('x-content-type-options');
      return reply.headers(headers).type('text/html; charset=utf-8').send(strayPage());
    case 'never':
      reply.hijack();
      hung.hang(session, socket);
      return reply;
    case 'reset':
      reply.hijack();
      socket.resetAndDestroy();
      return reply;
    default:
      return sendBroken(faulty);
  }
}
