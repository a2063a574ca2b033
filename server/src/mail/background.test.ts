import { ApiError } from '@verdant/federation/http';
import { createBackground } from './background';

/** A task that runs until `end` is called. */
function pendingTask() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: jest.fn(() => done) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('runs up to `atOnce` tasks in parallel and queues the rest in order', async () => {
  const background = createBackground({ atOnce: 2, waiting: 5 }, () => undefined);
  const tasks = [pendingTask(), pendingTask(), pendingTask(), pendingTask()];
  for (const { work } of tasks) background.add(work);
  const started = () => tasks.map(({ work }) => work.mock.calls.length);
  expect(started()).toEqual([1, 1, 0, 0]);
  tasks[1]?.end();
  await settle();
  expect(started()).toEqual([1, 1, 1, 0]);
});

test('refuses with a 503 once the queue is full', () => {
  const background = createBackground({ atOnce: 1, waiting: 1 }, () => undefined);
  background.add(pendingTask().work);
  expect(background.refuseWhenFull).not.toThrow();
  background.add(pendingTask().work);
  expect(background.refuseWhenFull).toThrow(new ApiError(503, 'The server is busy. Please try again in a moment.'));
});

test('a failure goes to onError, and the next task runs', async () => {
  const failures: unknown[] = [];
  const background = createBackground({ atOnce: 1, waiting: 5 }, (error) => failures.push(error));
  const next = pendingTask();
  background.add(() => Promise.reject(new Error('no mail server')));
  background.add(next.work);
  await settle();
  expect(failures).toEqual([new Error('no mail server')]);
  expect(next.work).toHaveBeenCalled();
});

test('finish drains the queue, up to its time limit', async () => {
  const background = createBackground({ atOnce: 1, waiting: 5 }, () => undefined);
  const quick = pendingTask();
  const last = pendingTask();
  background.add(quick.work);
  background.add(last.work);
  const finished = jest.fn();
  const finish = background.finish(5_000).then(finished);
  quick.end();
  await settle();
  expect(finished).not.toHaveBeenCalled();
  last.end();
  await finish;

  background.add(pendingTask().work);
  const before = Date.now();
  await background.finish(20);
  expect(Date.now() - before).toBeLessThan(1_000);
});
