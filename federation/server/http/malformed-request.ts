import type { Socket } from 'node:net';
import { BARE_HEADERS } from './security-headers';

interface ConnectionError extends Error {
  readonly code?: string;
}

const responses: Record<string, { line: string; detail: string }> = {
  HPE_HEADER_OVERFLOW: {
    // A page can have stored cookies so large that the browser would be refused until they expire.
    line: '431 Request Header Fields Too Large\r\nClear-Site-Data: "cookies"',
    detail: 'The request has too many headers.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', detail: 'The request took too long.' },
};
const bareLines = Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`);
const malformed = { line: '400 Bad Request', detail: 'The request is malformed.' };

/** Responds to what is not HTTP, in the shape of every other error, and closes the connection. */
export function rejectMalformedRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, detail } = responses[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ detail });
  socket.end(
    `HTTP/1.1 ${line}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${bareLines.join('')}\r\n${body}`,
  );
}
