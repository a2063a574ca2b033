import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

interface FetchOptions {
  readonly signal: AbortSignal;
  readonly lookup?: LookupFunction | undefined;
  readonly maxBytes: number;
  /** Reason for `refuse` if the file has more than `maxBytes` bytes. */
  readonly tooLong: string;
  /** Returns the reason why a response is refused; undefined if accepted. */
  readonly problemOf: (response: IncomingMessage) => string | undefined;
  readonly refuse: (reason: string) => Error;
}

/** Fetches one file of a folder, uncompressed and without redirects. */
export async function fetchBytes(
  folder: URL,
  name: string,
  { signal, lookup, maxBytes, tooLong, problemOf, refuse }: FetchOptions,
): Promise<Buffer> {
  const send = folder.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'federation' };
  const response = await new Promise<IncomingMessage>((done, fail) => {
    send(new URL(name, folder), { signal, headers, agent: false, ...(lookup && { lookup }) }, done)
      .on('error', fail)
      .end();
  });
  try {
    const problem = problemOf(response);
    if (problem !== undefined) throw refuse(problem);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw refuse(tooLong);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
