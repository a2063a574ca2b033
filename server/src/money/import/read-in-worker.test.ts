import { once } from 'node:events';
import { join } from 'node:path';
import type * as threads from 'node:worker_threads';
import { createWorkers } from '../../run-in-worker';
import { createTaskRunner } from '../run-task';
import { createFileReader, parseRows } from './read-in-worker';

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

const endless = (deadlineMs: number) =>
  createFileReader(createTaskRunner(createWorkers(join(__dirname, 'testing/endless.js'))), deadlineMs);
const file = (text: string, { signal } = new AbortController()) => ({
  bytes: Buffer.from(text),
  mapping: undefined,
  signal,
});
const NEVER = 3_600_000;

test('the worker returns the rows, the number of problems and the days that the file covers', async () => {
  const reading = await createFileReader()(
    file('Date,Amount,Description\n2026-11-01,1,A\n2026-11-03,x,B\n'),
    new Map(),
  );
  expect(reading).toMatchObject({ preview: { problem_count: 1 }, days: { first: '2026-11-01', last: '2026-11-01' } });
  expect(await parseRows(reading)).toEqual([expect.objectContaining({ date: '2026-11-01', amountCents: 100 })]);
});

test('a refused file is rejected with a 422, and the thread is reused for the next file', async () => {
  const read = createFileReader();
  const refusal = { status: 422, extra: { file_problem: { reason: 'kind', line: null } } };
  await expect(read(file('%PDF-1.7'), new Map())).rejects.toMatchObject(refusal);
  await expect(read(file('%PDF-1.7'), new Map())).rejects.toMatchObject(refusal);
  expect(started).toHaveLength(1);
});

test('a file that is not read before the deadline is rejected with a 422', async () => {
  const reading = endless(1)(file('x'), new Map());
  await expect(reading).rejects.toMatchObject({ status: 422, extra: { file_problem: { reason: 'slow' } } });
});

test('the worker thread ends when the client disconnects', async () => {
  const client = new AbortController();
  const reading = endless(NEVER)(file('x', client), new Map());
  await new Promise(setImmediate);
  await once(started[0] ?? process, 'online');
  client.abort();
  await expect(reading).rejects.toMatchObject({ status: 503 });
  if (started[0]?.threadId !== -1) await once(started[0] ?? process, 'exit');
  expect(started.map(({ threadId }) => threadId)).toEqual([-1]);
});

test('no worker thread is started if the client has already disconnected', async () => {
  const client = new AbortController();
  client.abort();
  await expect(endless(NEVER)(file('x', client), new Map())).rejects.toMatchObject({ status: 503 });
  expect(started).toEqual([]);
});
