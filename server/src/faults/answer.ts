import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerMissingFile } from '../http/not-found';
import { html } from '../pages/html';
import { alteredCode, isCodeStage } from './altered-code';
import type { HeldSockets } from './held-sockets';
import type { StoredFault } from './session';

/** A file as it should be. */
export interface WholeFile {
  readonly content: Buffer;
  readonly type: string;
}

export interface Answering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly held: HeldSockets;
  /** The tester's session, whose connections are counted. */
  readonly session: string;
  readonly fault: StoredFault;
  /** Fetches what would be answered without the fault. */
  readonly whole: () => Promise<WholeFile | undefined>;
}

export const DEFAULT_SLOW_SECONDS = 12;
const DRIP_MS = 200;
const CHANGED = Buffer.from('\n/* Changed by the fault lab. */\n');

const headers = {
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export function sendWhole(reply: FastifyReply, { content, type }: WholeFile): FastifyReply {
  return reply.headers(headers).type(type).send(content);
}

function strayPage(): string {
  return html`<!doctype html>
<html lang="en"><head><title>Fault lab</title></head><body><p>This is a page and no script.</p></body></html>
`.markup;
}

/** From here on the answer is written without the framework. */
function takeOver({ reply }: Answering, { content, type }: WholeFile): void {
  reply.headers({ ...headers, 'content-type': type, 'content-length': content.length });
  const known = Object.entries(reply.getHeaders());
  reply.hijack();
  for (const [name, value] of known) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200);
}

function cutOff(answering: Answering, file: WholeFile): void {
  takeOver(answering, file);
  const { raw } = answering.reply;
  raw.write(file.content.subarray(0, Math.floor(file.content.length / 2)), () => raw.destroy());
}

/** Spreads the file evenly over the seconds. */
function drip(answering: Answering, file: WholeFile): void {
  const { reply, request, fault, held } = answering;
  const steps = Math.max(1, Math.round(((fault.seconds ?? DEFAULT_SLOW_SECONDS) * 1000) / DRIP_MS));
  takeOver(answering, file);
  const forget = held.track(request.raw.socket);
  let step = 0;
  const place = (count: number) => Math.floor((file.content.length * count) / steps);
  const timer = setInterval(() => {
    step += 1;
    reply.raw.write(file.content.subarray(place(step - 1), place(step)));
    if (step < steps) return;
    clearInterval(timer);
    reply.raw.end();
  }, DRIP_MS);
  reply.raw.once('close', () => {
    clearInterval(timer);
    forget();
  });
}

/** Answers with a file that has something wrong with it. */
async function answerBroken(answering: Answering): Promise<FastifyReply> {
  const { reply, fault, request } = answering;
  const file = await answering.whole();
  if (!file) return answerMissingFile(reply);
  const { content, type } = file;
  if (isCodeStage(fault.stage))
    return sendWhole(reply, { type, content: alteredCode(fault.stage, fault.remote, content) });
  if (fault.fault === 'wrong-hash') return sendWhole(reply, { type, content: Buffer.concat([content, CHANGED]) });
  if (fault.fault === 'empty') return sendWhole(reply, { type, content: Buffer.alloc(0) });
  if (request.method === 'HEAD') return sendWhole(reply, file);
  if (fault.fault === 'cut-off') cutOff(answering, file);
  else drip(answering, file);
  return reply;
}

/** Does to a request what the fault says. */
export async function answerFault(answering: Answering): Promise<FastifyReply> {
  const { request, reply, held, session, fault } = answering;
  const { socket } = request.raw;
  switch (fault.fault) {
    case '404':
    case 'shared-missing':
      return answerMissingFile(reply.headers(headers));
    case '500':
      return reply.code(500).headers(headers).type('text/plain; charset=utf-8').send('Fault lab: server error\n');
    case 'html':
      // A host that answers its page for everything does not forbid to guess either.
      reply.removeHeader('x-content-type-options');
      return reply.headers(headers).type('text/html; charset=utf-8').send(strayPage());
    case 'never':
      reply.hijack();
      held.hold(session, socket);
      return reply;
    case 'reset':
      reply.hijack();
      socket.resetAndDestroy();
      return reply;
    default:
      return answerBroken(answering);
  }
}
