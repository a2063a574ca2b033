import { createServer, Agent, request, type Server } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { readPublication } from './read-body';

const signed = { payload: '{}', key: 'k', signature: `${'A'.repeat(86)}==` };
const admit = async () => 'admitted';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a small body is admitted by its signed part and read whole', async () => {
  const body = Readable.from([Buffer.from(JSON.stringify({ ...signed, files: {} }))]);
  expect(await readPublication(body, 200, admit)).toEqual({ admitted: 'admitted', body: { ...signed, files: {} } });
});

test('a sender who is refused sends no more than the beginning, and can still be answered', async () => {
  const body = new PassThrough();
  body.write(`${JSON.stringify(signed).slice(0, -1)},"files":{"a.js":"`);
  body.write('A'.repeat(300_000));
  const refuse = async () => Promise.reject(new Error('unknown key'));
  await expect(readPublication(body, 5_000_000, refuse)).rejects.toThrow('unknown key');
  expect(body.destroyed).toBe(false);
});

test.each([
  ['before its signed part', '{"payload":'],
  ['after it', `${JSON.stringify(signed).slice(0, -1)},"files":{"a.js":"${'A'.repeat(300_000)}`],
])('a body that stops %s ends after ten seconds', async (_when, begun) => {
  const body = new PassThrough();
  body.write(begun);
  const result = readPublication(body, 5_000_000, admit).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(9_000);
  let isOver = false;
  void result.then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(500);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await result).toMatchObject({ status: 408 });
});

test('a drip of bytes does not make the signed part last longer', async () => {
  const body = new PassThrough();
  const result = readPublication(body, 5_000_000, admit).catch((error: unknown) => error);
  for (let second = 0; second < 11; second += 1) {
    body.write(' ');
    await jest.advanceTimersByTimeAsync(1_000);
  }
  expect(await result).toMatchObject({ status: 408 });
});

test.each([
  ['declared', 20_000_000, 10],
  ['sent', 10, 20_000_000],
])('more than a release may be is refused when %s', async (_how, length, bytes) => {
  const body = Readable.from([
    Buffer.from(`${JSON.stringify(signed).slice(0, -1)},"files":"`),
    Buffer.alloc(bytes, 'A'),
  ]);
  await expect(readPublication(body, length, admit)).rejects.toMatchObject({ status: 413 });
});

describe('on a connection', () => {
  let server: Server;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const refuse = async () => Promise.reject(new Error('unknown key'));

  beforeEach(async () => {
    jest.useRealTimers();
    server = createServer((incoming, response) => {
      readPublication(incoming, Number(incoming.headers['content-length']), refuse).then(
        () => response.end('accepted'),
        () => response.end('refused'),
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(async () => {
    agent.destroy();
    await new Promise((done) => server.close(done));
  });

  async function send(body: string): Promise<string> {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return new Promise((resolve, reject) => {
      const sending = request({ host: '127.0.0.1', port, method: 'POST', agent }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text));
      });
      sending.on('error', reject);
      sending.end(body);
    });
  }

  // Unread bytes would precede the next request of the same connection.
  test.each([
    ['is refused by its signed part', `${JSON.stringify(signed).slice(0, -1)},"files":"`],
    ['has none', '{"files":"'],
  ])(
    'the next request is read after one that %s',
    async (_why, begun) => {
      expect(await send(`${begun}${'A'.repeat(3_000_000)}"}`)).toBe('refused');
      expect(await send('{}')).toBe('refused');
    },
    10_000,
  );
});
