import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type * as threads from 'node:worker_threads';
import { createWorkers } from '../run-in-worker';
import { createTaskRunner, runTask } from './run-task';

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
  accountId: 'one',
  date: new Date(Date.UTC(2026, 8, 1 + days)).toISOString().slice(0, 10),
  amountCents: 240_000,
  merchantKey: 'acme',
  description: 'SALARY ACME',
  category: 'income',
  flag: 'pay',
}));
const request = { pieces: [JSON.stringify(pay.slice(0, 2)), JSON.stringify(pay.slice(2))], before: [] };

const endless = () => createTaskRunner(createWorkers(join(__dirname, 'import/testing/endless.js')));

test('a task runs on all pieces of the input rows, and the thread is reused for the next task', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await runTask('findRecurring', request)).toMatchObject({
      firstOn: '2026-09-01',
      pays: [{ rhythm: 'fortnightly', expectedCents: 240_000 }],
    });
  }
  expect(started).toHaveLength(1);
});

test('a task that throws is rejected with an error that omits the original message', async () => {
  const broken = { ...request, pieces: ['[{"description": "Rent of Ada"'] };
  await expect(runTask('findRecurring', broken)).rejects.toThrow(/^findRecurring failed \(SyntaxError\)$/);
});

test('a task whose thread hangs is rejected, and the thread is ended', async () => {
  await expect(endless()('findRecurring', request, { deadlineMs: 1 })).rejects.toThrow('does not respond');
  if (started[0]?.threadId !== -1) await once(started[0] ?? process, 'exit');
  expect(started.map(({ threadId }) => threadId)).toEqual([-1]);
});

test('a task whose thread dies is rejected, and the next task runs in a new thread', async () => {
  const run = endless();
  const reply = run('findRecurring', request);
  await new Promise(setImmediate);
  void started[0]?.terminate();
  await expect(reply).rejects.toThrow('the worker thread exited');
  await expect(run('findRecurring', request, { deadlineMs: 1 })).rejects.toThrow('does not respond');
  expect(started).toHaveLength(2);
});

test('an idle thread does not keep the process alive', async () => {
  const program = `
    const { runTask } = require('./server/src/money/run-task');
    runTask('findRecurring', { pieces: ['[]'], before: [] }).then(({ firstOn }) => console.log(firstOn));`;
  const root = join(__dirname, '../../..');
  const { stdout } = await promisify(execFile)(process.execPath, ['--require', 'tsx/cjs', '-e', program], {
    cwd: root,
  });
  expect(stdout).toBe('null\n');
});
