import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type Origin = { readonly url: string; readonly close: () => Promise<void> };

type OriginOptions = {
  /** Pages by their path. */
  readonly pages: ReadonlyMap<string, string>;
  /** Its files below /static are served, with the compressed copy next to them where there is one. */
  readonly folder?: string;
  /** The product, which answers for everything else. */
  readonly product: string;
  /** Sent with every page, as the product does. */
  readonly headers: Readonly<Record<string, string>>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

function passOn(request: IncomingMessage, response: ServerResponse, product: string): void {
  const { method, headers, url = '/' } = request;
  const onward = forward(new URL(url, product), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

function sendFile(response: ServerResponse, file: string, type: string): void {
  const isCompressed = existsSync(`${file}.br`);
  const content = readFileSync(isCompressed ? `${file}.br` : file);
  response.writeHead(200, {
    'content-type': type,
    'content-length': content.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    ...(isCompressed && { 'content-encoding': 'br' }),
  });
  response.end(content);
}

/** Serves other forms of the product's pages as the product would: compressed ahead, with the same headers. */
export async function startOrigin({ pages, folder, product, headers }: OriginOptions): Promise<Origin> {
  const compressed = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', product);
    const page = compressed.get(pathname);
    const type = TYPES[extname(pathname)] ?? '';
    const file = folder !== undefined && type !== '' && pathname.startsWith('/static/') && join(folder, pathname);
    if (page) {
      response.writeHead(200, { ...headers, 'content-encoding': 'br', 'content-length': page.length }).end(page);
    } else if (file && existsSync(file)) sendFile(response, file, type);
    else passOn(request, response, product);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The origin has no port');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
