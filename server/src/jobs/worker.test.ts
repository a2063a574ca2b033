import { describeFailure, startWorker, type WorkerOptions } from './worker';

const job = { id: 'one', data: {}, retryCount: 0, retryLimit: 1 };
const log = { warn: () => {}, error: () => {} };

/** Runs a worker until the first attempt at its job has ended. Resolves to the outcome once the worker has stopped. */
async function runOne(run: WorkerOptions['run'], limitSeconds: number): Promise<string> {
  const jobs = [job];
  return new Promise<string>((resolve) => {
    const worker = startWorker({
      kind: { name: 'test', retries: 1, backOffSeconds: 1, concurrency: 1, pollSeconds: 60, limitSeconds },
      run,
      boss: { fetch: async () => Promise.resolve(jobs.splice(0)), fail: async () => Promise.resolve() },
      recordCompleted: async () => undefined,
      onOutcome: (ended) => resolve(worker.stop().then(() => ended)),
      log,
    });
  });
}

test('a job attempt that exceeds its time limit is aborted and marked for a retry', async () => {
  const stopped = new Promise<unknown>((resolve) => {
    void runOne(async (_data, { signal }) => {
      await new Promise((end) => signal.addEventListener('abort', end));
      resolve(signal.reason);
    }, 0.05);
  });
  expect(await stopped).toMatchObject({ name: 'TimeLimitError' });
  expect(await runOne(async () => new Promise(() => {}), 0.05)).toBe('retrying');
});

test('a job attempt that ends within its time limit is not aborted when the limit has passed', async () => {
  let given: AbortSignal | undefined;
  expect(await runOne(async (_data, { signal }) => void (given = signal), 0.05)).toBe('completed');
  await new Promise((done) => setTimeout(done, 100));
  expect(given?.aborted).toBe(false);
});

test('the description of a failed job contains the name and codes of the error, but not the message', () => {
  const error = Object.assign(new Error('550 no such person: jo@example.com'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 no such person: jo@example.com',
  });
  expect(describeFailure(error)).toEqual({ name: 'Error', code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
});

test('the description of a failed job contains the code of the wrapped error, but no query and no parameters', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(jo@example.com)' });
  const error = new Error('Failed query: insert ... params: jo@example.com', { cause });
  expect(describeFailure(error)).toEqual({ name: 'Error', code: '23505' });
});

test.each([undefined, 'jo@example.com', { message: 'jo@example.com' }])(
  'the description of a failure reveals nothing of a thrown value that is not an error: %j',
  (thrown) => {
    expect(describeFailure(thrown)).toEqual({});
  },
);
