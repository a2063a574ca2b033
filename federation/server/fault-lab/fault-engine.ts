import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { removeCorsHeaders } from '../http/security-headers';

export { alteredCode } from './altered-code';

export interface IntactFile {
  readonly content: Buffer;
  readonly type: string;
}

/** A fault of an HTTP response. `fault` is the fault's name in the catalogue. */
export interface ResponseFault {
  readonly fault: string;
  readonly seconds?: number | null;
}

interface FaultyResponse {
  /** Response whose existing headers are sent, except those that the fault removes. */
  readonly response: ServerResponse;
  readonly fault: ResponseFault;
  readonly file: IntactFile;
}

/** Default seconds until the file is complete (`slow`) or sending stops (`stalls`), or for `Retry-After` (`503`). */
export const defaultFaultSeconds: Readonly<Record<string, number>> = { slow: 12, stalls: 2, '503': 5 };

const secondsOf = ({ seconds, fault }: ResponseFault) => seconds ?? defaultFaultSeconds[fault] ?? 1;
const DRIP_MS = 200;
/** Target of redirects: an origin that cannot exist and that no page's policy allows. */
const ELSEWHERE = 'https://elsewhere.invalid/';
const CHANGED = Buffer.from('\n/* Changed by the fault lab. */\n');
const TEXT = 'text/plain; charset=utf-8';
const STRAY_PAGE = `<!doctype html>
<html lang="en"><head><title>Fault lab</title></head><body><p>This is a page and no script.</p></body></html>
`;

const firstHalfOf = ({ content }: IntactFile) => content.subarray(0, Math.floor(content.length / 2));

/** Sends the headers of the whole file, so that the browser can detect an incomplete body. */
function sendHeaders(response: ServerResponse, { content, type }: IntactFile): ServerResponse {
  return response.writeHead(200, {
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': content.length,
  });
}

function sendStatus(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-type': TEXT }).end(text);
}

function sendSlowly({ response, fault, file }: FaultyResponse, bytes: Buffer, done: () => void): void {
  const steps = Math.max(1, Math.round((secondsOf(fault) * 1000) / DRIP_MS));
  const offset = (count: number) => Math.floor((bytes.length * count) / steps);
  sendHeaders(response, file);
  let step = 0;
  const timer = setInterval(() => {
    step += 1;
    response.write(bytes.subarray(offset(step - 1), offset(step)));
    if (step < steps) return;
    clearInterval(timer);
    done();
  }, DRIP_MS);
  response.once('close', () => clearInterval(timer));
}

/** First byte of a deflate block of reserved type 3 (RFC 1951, 3.2.3) and its position after the gzip header (RFC 1952). */
const RESERVED_BLOCK = { at: 10, byte: 0b111 };

/** Returns gzip data that no browser can decompress. Randomly changed data could still be valid. */
function corruptGzip(content: Buffer): Buffer {
  const compressed = gzipSync(content);
  compressed[RESERVED_BLOCK.at] = RESERVED_BLOCK.byte;
  return compressed;
}

/** Sends a response with the fault. The response to `never` and `stalls` does not end: the caller closes it. */
export function respondWithFault(faulty: FaultyResponse): void {
  const { response, fault, file } = faulty;
  const { method, socket } = response.req;
  const send = (intact: IntactFile) => void sendHeaders(response, intact).end(intact.content);
  // A fault that affects only the body leaves a HEAD response unchanged.
  if (method === 'HEAD' && ['cut-off', 'stalls', 'slow'].includes(fault.fault)) return send(file);
  switch (fault.fault) {
    case '404':
    case 'shared-missing':
    case 'style-missing':
      return sendStatus(response, 404, 'Not found\n');
    case '500':
      return sendStatus(response, 500, 'Fault lab: server error\n');
    case '503':
      response.setHeader('retry-after', secondsOf(fault));
      return sendStatus(response, 503, 'Fault lab: unavailable\n');
    case 'redirect':
      return void response.writeHead(302, { 'cache-control': 'no-store', location: ELSEWHERE }).end();
    case 'html':
      // Servers that return a page for every path usually do not send this header.
      response.removeHeader('x-content-type-options');
      return send({ content: Buffer.from(STRAY_PAGE), type: 'text/html; charset=utf-8' });
    case 'never':
      return undefined;
    case 'reset':
      return void socket.resetAndDestroy();
    case 'no-cors':
      removeCorsHeaders(response);
      return send(file);
    case 'wrong-hash':
      return send({ ...file, content: Buffer.concat([file.content, CHANGED]) });
    case 'empty':
      return send({ ...file, content: Buffer.alloc(0) });
    case 'corrupt-gzip':
      response.setHeader('content-encoding', 'gzip');
      return send({ ...file, content: corruptGzip(file.content) });
    case 'cut-off':
      return void sendHeaders(response, file).write(firstHalfOf(file), () => response.destroy());
    case 'stalls':
      return sendSlowly(faulty, firstHalfOf(file), () => undefined);
    case 'slow':
      return sendSlowly(faulty, file.content, () => response.end());
    default:
      throw new Error(`No file has the fault ${fault.fault}`);
  }
}
