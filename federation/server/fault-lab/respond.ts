import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../http';
import { withoutCors } from '../http/other-origins';
import { sendMissingFile } from '../http/unknown-paths';
import { alteredCode, isCodeFault } from './altered-code';
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

/** Of the faults that have a duration: until `slow` is complete, until `stalls` stops, and `Retry-After` of `503`. */
export const defaultSeconds: Readonly<Record<string, number>> = { slow: 12, stalls: 2, '503': 5 };

const secondsOf = ({ seconds, fault }: StoredFault) => seconds ?? defaultSeconds[fault] ?? 1;
const DRIP_MS = 200;
/** An origin that nobody can have, and that no page may load from. */
const ELSEWHERE = 'https://elsewhere.invalid/';
const CHANGED = Buffer.from('\n/* Changed by the fault lab. */\n');

const headers = { 'cache-control': 'no-store' };

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

/** Spreads so many bytes of the file evenly over the fault's seconds, then calls `done`. */
function drip(faulty: FaultyRequest, file: IntactFile, bytes: number, done: () => void): void {
  const { reply, request, fault, hung } = faulty;
  const steps = Math.max(1, Math.round((secondsOf(fault) * 1000) / DRIP_MS));
  takeOver(faulty, file);
  const forget = hung.track(request.raw.socket);
  let step = 0;
  const offset = (count: number) => Math.floor((bytes * count) / steps);
  const timer = setInterval(() => {
    step += 1;
    reply.raw.write(file.content.subarray(offset(step - 1), offset(step)));
    if (step < steps) return;
    clearInterval(timer);
    done();
  }, DRIP_MS);
  reply.raw.once('close', () => {
    clearInterval(timer);
    forget();
  });
}

function sendSlowly(faulty: FaultyRequest, file: IntactFile): void {
  drip(faulty, file, file.content.length, () => faulty.reply.raw.end());
}

/** Sends half of the file, and leaves the connection open. */
function stall(faulty: FaultyRequest, file: IntactFile): void {
  const { hung, session, request } = faulty;
  drip(faulty, file, Math.floor(file.content.length / 2), () => hung.hang(session, request.raw.socket));
}

/** After the header of gzip (RFC 1952), which has ten bytes: a deflate block of the reserved type 3 (RFC 1951, 3.2.3). */
const RESERVED_BLOCK = { at: 10, byte: 0b111 };

/** Compressed data that no browser can read: one that is merely altered might decompress to something else. */
function corruptGzip(content: Buffer): Buffer {
  const compressed = gzipSync(content);
  compressed[RESERVED_BLOCK.at] = RESERVED_BLOCK.byte;
  return compressed;
}

/** Sends the file with something wrong with it. */
async function sendBroken(faulty: FaultyRequest): Promise<FastifyReply> {
  const { reply, fault, request } = faulty;
  const file = await faulty.readIntact();
  if (!file) return sendMissingFile(reply);
  const { content, type } = file;
  if (isCodeFault(fault)) return sendIntact(reply, { type, content: alteredCode(fault, content) });
  if (fault.fault === 'no-cors') return sendIntact(withoutCors(reply), file);
  if (fault.fault === 'wrong-hash') return sendIntact(reply, { type, content: Buffer.concat([content, CHANGED]) });
  if (fault.fault === 'empty') return sendIntact(reply, { type, content: Buffer.alloc(0) });
  if (request.method === 'HEAD') return sendIntact(reply, file);
  if (fault.fault === 'corrupt-gzip') {
    return sendIntact(reply.header('content-encoding', 'gzip'), { type, content: corruptGzip(content) });
  }
  if (fault.fault === 'cut-off') cutOff(faulty, file);
  else if (fault.fault === 'stalls') stall(faulty, file);
  else sendSlowly(faulty, file);
  return reply;
}

/** Responds as the fault demands. */
export async function respondWithFault(faulty: FaultyRequest): Promise<FastifyReply> {
  const { request, reply, hung, session, fault } = faulty;
  const { socket } = request.raw;
  switch (fault.fault) {
    case '404':
    case 'shared-missing':
    case 'style-missing':
      return sendMissingFile(reply);
    case '500':
      return reply.code(500).headers(headers).type('text/plain; charset=utf-8').send('Fault lab: server error\n');
    case '503':
      return reply
        .code(503)
        .headers({ ...headers, 'retry-after': String(secondsOf(fault)) })
        .type('text/plain; charset=utf-8')
        .send('Fault lab: unavailable\n');
    case 'redirect':
      return reply.headers(headers).redirect(ELSEWHERE);
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
