import { ApiError } from '@verdant/federation/http';
import { createBackground } from './background';

/** Work that lasts until it is told to end. */
function held() {
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: jest.fn(() => done) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('works on so many at once, and on the rest in their order', async () => {
  const background = createBackground({ atOnce: 2, waiting: 5 }, () => undefined);
  const pieces = [held(), held(), held(), held()];
  for (const { work } of pieces) background.add(work);
  const started = () => pieces.map(({ work }) => work.mock.calls.length);
  expect(started()).toEqual([1, 1, 0, 0]);
  pieces[1]?.end();
  await settle();
  expect(started()).toEqual([1, 1, 1, 0]);
});

test('refuses with a 503 once its room is taken', () => {
  const background = createBackground({ atOnce: 1, waiting: 1 }, () => undefined);
  background.add(held().work);
  expect(background.refuseWhenFull).not.toThrow();
  background.add(held().work);
  expect(background.refuseWhenFull).toThrow(new ApiError(503, 'The server is busy. Please try again in a moment.'));
});

test('a failure goes to onError, and the next piece is worked on', async () => {
  const failures: unknown[] = [];
  const background = createBackground({ atOnce: 1, waiting: 5 }, (error) => failures.push(error));
  const next = held();
  background.add(() => Promise.reject(new Error('no mail server')));
  background.add(next.work);
  await settle();
  expect(failures).toEqual([new Error('no mail server')]);
  expect(next.work).toHaveBeenCalled();
});

test('finish waits for what waits, but no longer than it may', async () => {
  const background = createBackground({ atOnce: 1, waiting: 5 }, () => undefined);
  const quick = held();
  const last = held();
  background.add(quick.work);
  background.add(last.work);
  const finished = jest.fn();
  const finish = background.finish(5_000).then(finished);
  quick.end();
  await settle();
  expect(finished).not.toHaveBeenCalled();
  last.end();
  await finish;

  background.add(held().work);
  const before = Date.now();
  await background.finish(20);
  expect(Date.now() - before).toBeLessThan(1_000);
});
