import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type * as threads from 'node:worker_threads';
import { createWorkerPool } from '../run-in-worker';
import type { computeMoneyChanges } from './categorise-money';
import { dayAfter } from './days';
import { createFileReader } from './import/read-in-worker';
import { parseRowChunks } from './row-chunks';
import { createTaskRunner, runTask } from './run-task';
import { storedAccount, storedEntry } from './testing/stored-money';

const started: threads.Worker[] = [];

jest.mock('node:worker_threads', () => {
  const actual = jest.requireActual<typeof threads>('node:worker_threads');
  return {
    ...actual,
    Worker: class extends actual.Worker {
      constructor(...given: ConstructorParameters<typeof threads.Worker>) {
        super(...given);
        started.push(this);
      }
    },
  };
});

afterEach(async () => Promise.all(started.splice(0).map(async (worker) => worker.terminate())));

const pay = [0, 14, 28, 42].map((days) => ({
  ...storedEntry({
    id: `${days}`,
    date: dayAfter('2026-09-01', days),
    amountCents: 240_000,
    description: 'SALARY ACME',
  }),
  split: null,
}));
const request: Parameters<typeof computeMoneyChanges>[0] = {
  accounts: [{ ...storedAccount(), isRead: true }],
  pairs: [],
  starts: new Map(),
  chunks: [JSON.stringify(pay.slice(0, 2)), JSON.stringify(pay.slice(2))],
  corrections: new Map(),
  bills: [],
  now: new Date('2026-11-01'),
};
const endless = () => createTaskRunner(createWorkerPool(join(__dirname, 'import/testing/endless.js')));

async function expectEnd() {
  if (started[0]?.threadId !== -1) await once(started[0] ?? process, 'exit');
  expect(started.map(({ threadId }) => threadId)).toEqual([-1]);
}

test('a task finds the regular pay in input rows that are split into several chunks', async () => {
  const pays = [{ rhythm: 'fortnightly', expectedCents: 240_000 }];
  expect(await runTask('computeMoneyChanges', request)).toMatchObject({ recurring: { firstOn: '2026-09-01', pays } });
});

test('a task that throws is rejected with an error that omits the original message', async () => {
  const broken = { ...request, chunks: ['[{"description": "Rent of Ada"'] };
  await expect(runTask('computeMoneyChanges', broken)).rejects.toThrow(/^computeMoneyChanges failed \(SyntaxError\)$/);
});

test('a task whose thread dies is rejected, and the next task runs in a new thread', async () => {
  const run = endless();
  const reply = run('computeMoneyChanges', request);
  await new Promise(setImmediate);
  void started[0]?.terminate();
  await expect(reply).rejects.toThrow('the worker thread exited');
  await expect(run('computeMoneyChanges', request, { deadlineMs: 1 })).rejects.toThrow('does not respond');
  expect(started).toHaveLength(2);
});

test('an idle thread does not keep the process alive', async () => {
  const program = `
    const { runTask } = require('./server/src/money/run-task');
    const request = { ...${JSON.stringify(request)}, starts: new Map(), corrections: new Map(), now: new Date() };
    runTask('computeMoneyChanges', request).then(({ changes }) => console.log(changes.length));`;
  const root = join(__dirname, '../../..');
  const { stdout } = await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '-e', program], {
    cwd: root,
  });
  expect(stdout).toBe('1\n');
});

describe('a file', () => {
  const file = (text: string, { signal } = new AbortController()) => ({
    bytes: Buffer.from(text),
    mapping: undefined,
    signal,
  });
  const NEVER = 3_600_000;

  test('is returned as rows, the number of problems and the days that it covers', async () => {
    const text = 'Date,Amount,Description\n2026-11-01,1,A\n2026-11-03,x,B\n';
    const reading = await createFileReader()(file(text), new Map());
    expect(reading).toMatchObject({ preview: { problem_count: 1 }, days: { first: '2026-11-01', last: '2026-11-01' } });
    expect(parseRowChunks(reading.chunks)).toEqual([expect.objectContaining({ date: '2026-11-01', amountCents: 100 })]);
  });

  test('is rejected with a 422 if it is refused, and the thread is reused for the next file', async () => {
    const read = createFileReader();
    for (let time = 0; time < 2; time += 1) {
      const extra = { file_problem: { reason: 'kind', line: null } };
      await expect(read(file('%PDF-1.7'), new Map())).rejects.toMatchObject({ status: 422, extra });
    }
    expect(started).toHaveLength(1);
  });

  test('is rejected with a 422 if reading takes longer than the time limit, and the thread of the file ends', async () => {
    const reading = createFileReader(endless(), 1)(file('x'), new Map());
    await expect(reading).rejects.toMatchObject({ status: 422, extra: { file_problem: { reason: 'slow' } } });
    await expectEnd();
  });

  test('is rejected when the client disconnects, and its thread ends', async () => {
    const client = new AbortController();
    const reading = createFileReader(endless(), NEVER)(file('x', client), new Map());
    await new Promise(setImmediate);
    await once(started[0] ?? process, 'online');
    client.abort();
    await expect(reading).rejects.toMatchObject({ status: 503 });
    await expectEnd();
  });

  test('starts no thread if the client has already disconnected', async () => {
    const client = new AbortController();
    client.abort();
    const reading = createFileReader(endless(), NEVER)(file('x', client), new Map());
    await expect(reading).rejects.toMatchObject({ status: 503 });
    expect(started).toEqual([]);
  });
});
