import { createRedirectLoopDetector } from './redirect-loop';

/** Shows the module up to `times` times. Returns the number until a loop was detected; undefined without a loop. */
function bounce(times: number, pauseMs: number, lastInput: (now: number) => number = () => -1): number | undefined {
  const watch = createRedirectLoopDetector();
  for (let time = 1; time <= times; time += 1) {
    const now = time * pauseMs;
    if (watch.cameUp('ping', now, lastInput(now))) return time;
    watch.left('ping');
  }
  return undefined;
}

test('a page that is shown eleven times in quick succession without user input is detected as a loop', () =>
  expect(bounce(50, 16)).toBe(11));

test('ten quick redirects, slow redirects, and redirects with user input in between are not detected as a loop', () => {
  expect([bounce(10, 1), bounce(50, 600), bounce(50, 16, (now) => now - 10)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('several views of one module at the same time are not a loop', () => {
  const watch = createRedirectLoopDetector();
  expect(Array.from({ length: 50 }, (_, now) => watch.cameUp('slot', now, -1))).not.toContain(true);
});

test('a page that was stopped for a loop remains stopped until the user acts', () => {
  const watch = createRedirectLoopDetector();
  for (let now = 0; now <= 10; now += 1) {
    watch.cameUp('ping', now, -1);
    watch.left('ping');
  }
  expect([watch.isHeld('ping', -1), watch.isHeld('ping', 11), watch.isHeld('pong', -1)]).toEqual([true, false, false]);
});
