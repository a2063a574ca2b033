import { runOneAtATime } from './run-one-at-a-time';

test('calls that runOneAtATime receives during a run share one further run, which begins after the current run', async () => {
  const ends: (() => void)[] = [];
  const run = runOneAtATime(async () => new Promise<void>((done) => ends.push(done)));
  const first = run();
  await Promise.resolve().then(async () => Promise.resolve());
  const later = Promise.all([run(), run(), run()]);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await new Promise((done) => setImmediate(done));
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await later;
});
