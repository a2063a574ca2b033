import { createHash } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { ApiError } from '../http';
import { checkReleaseUrl, checkRemoteFiles, responseProblem } from './remote-files';

const described = (content: string) => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  bytes: content.length,
});

function refusal(url: string, allowLoopback: boolean): string {
  try {
    checkReleaseUrl(url, allowLoopback);
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return JSON.stringify(error.detail);
  }
  return 'none';
}

describe('checkReleaseUrl', () => {
  it.each([
    ['https://cdn.example.com/quiz/1.0.0/', false],
    ['http://127.0.0.1:4440/', true],
    ['http://[::1]:4440/', true],
    ['http://localhost:4440/', true],
  ])('accepts the URL %s; addresses of this machine are allowed: %s', (url, allowLoopback) => {
    expect(checkReleaseUrl(url, allowLoopback).href).toBe(url);
  });

  it('adds a final slash', () => {
    expect(checkReleaseUrl('https://cdn.example.com/quiz', false).href).toBe('https://cdn.example.com/quiz/');
  });

  it.each([
    ['ftp://cdn.example.com/', /https/],
    ['file:///etc/', /https/],
    ['/static/', /https/],
    ['http://cdn.example.com/', /https/],
    ['http://127.0.0.1:4440/', /https/],
    ['https://127.0.0.1/', /not a public address/],
    ['https://2130706433/', /not a public address/],
    ['https://0x7f.1/', /not a public address/],
    ['https://[::ffff:7f00:1]/', /not a public address/],
    ['https://169.254.169.254/latest/', /not a public address/],
    ['https://10.0.0.1/', /not a public address/],
    ['https://cdn.example.com/quiz/?x', /without user/],
    ['https://cdn.example.com/quiz/?', /without user/],
    ['https://cdn.example.com/#x', /without user/],
    ['https://user:secret@cdn.example.com/', /without user/],
  ])('refuses the URL %s', (url, reason) => {
    expect(refusal(url, false)).toMatch(reason);
  });

  it('refuses private addresses even if loopback addresses are allowed', () => {
    expect(refusal('http://10.0.0.1/', true)).toMatch(/not this machine/);
    expect(refusal('https://192.168.0.1/', true)).toMatch(/not a public address/);
  });
});

describe('responseProblem', () => {
  it.each([
    ['a.js', 'text/javascript', undefined],
    ['a.js', 'text/javascript; charset=UTF-8', undefined],
    ['a.css', 'text/css;charset="utf8"', undefined],
    ['a.png', 'image/png; charset=binary', undefined],
    ['a.js', 'text/javascript; charset=iso-8859-1', 'the charset iso-8859-1'],
    ['a.css', 'text/css; charset="utf-16"', 'the charset utf-16'],
    ['a.js', 'text/html; charset=utf-8', 'not as JavaScript'],
    ['a.css', 'text/html; charset=utf-8', 'not as CSS'],
  ])('the problem of %s with the content type %s is: %s', (name, type, problem) => {
    const headers = { 'access-control-allow-origin': '*', 'content-type': type };
    const found = responseProblem(name, { statusCode: 200, headers });
    expect(found).toEqual(problem === undefined ? undefined : expect.stringContaining(problem));
  });

  it('reports a missing Access-Control-Allow-Origin header', () => {
    const headers = { 'content-type': 'text/javascript' };
    expect(responseProblem('a.js', { statusCode: 200, headers })).toContain('Access-Control-Allow-Origin');
  });
});

describe('checkRemoteFiles', () => {
  const files = { 'a.js': described('a();'), 'a.css': described('.a{}') };
  const manifest = { entry: 'entry.js', modules: {}, files };
  const headersOf = (type: string) => ({ 'access-control-allow-origin': '*', 'content-type': type });
  const script = headersOf('text/javascript');
  let respond: RequestListener;
  const server = createServer((request, response) => {
    if (request.url === '/files/a.css') response.writeHead(200, headersOf('text/css')).end('.a{}');
    else respond(request, response);
  });
  const folder = (protocol = 'http', host = '127.0.0.1') => {
    const address = server.address();
    return new URL(`${protocol}://${host}:${typeof address === 'object' ? address?.port : ''}/files/`);
  };
  beforeAll(async () => new Promise<void>((done) => server.listen(0, done)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('resolves if every file matches the manifest', async () => {
    respond = (_request, response) => response.writeHead(200, script).end('a();');
    await expect(checkRemoteFiles(manifest, folder(), true)).resolves.toBeUndefined();
  });

  it.each<[string, RequestListener, RegExp]>([
    ['is missing', (_request, response) => response.writeHead(404).end(), /returned status 404/],
    ['redirects', (_request, response) => response.writeHead(302, { location: '/' }).end(), /redirect \(302\)/],
    ['has other content', (_request, response) => response.writeHead(200, script).end('b();'), /hash of a\.js/],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200, script);
        const more = setInterval(() => response.write('x'.repeat(1_000)), 1);
        response.once('close', () => clearInterval(more));
      },
      /more bytes than in the manifest/,
    ],
    ['is cut off', (request) => request.socket.destroy(), /could not be fetched from http/],
  ])('rejects when a file %s', async (_what, listener, reason) => {
    respond = listener;
    await expect(checkRemoteFiles(manifest, folder(), true)).rejects.toMatchObject({
      detail: expect.stringMatching(reason) as unknown,
    });
  });

  it('rejects localhost without a request if loopback addresses are not allowed', async () => {
    respond = () => {
      throw new Error('A request was sent');
    };
    const url = folder('https', 'localhost');
    await expect(checkRemoteFiles(manifest, url, false)).rejects.toMatchObject({
      detail: `${url.host} is not a public address.`,
    });
  });
});
