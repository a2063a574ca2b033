import { countDocumentOpening, createRedirectLoopDetector } from './navigation-loops';

/** Counts documents that open `gaps` milliseconds apart. Returns the positions of documents where a loop was detected. */
function loopsOf(gaps: readonly number[], first: string | null = null): number[] {
  let stored = first;
  let now = 1_000_000;
  return gaps.flatMap((gap, index) => {
    now += gap;
    const counted = countDocumentOpening(stored, now);
    ({ stored } = counted);
    return counted.isLoop ? [index + 1] : [];
  });
}
const documents = (count: number, gap: number) => Array<number>(count).fill(gap);

test.each<[name: string, gaps: number[], loops: number[]]>([
  ['finds a loop at the tenth document in a row, and again after ten more documents', documents(25, 100), [10, 20]],
  ['finds a slow loop, with 9 seconds between documents', documents(10, 9_000), [10]],
  ['restarts the count after a document that stayed for over 10 seconds', [...documents(9, 100), 10_001, 100], []],
])('the loop detection %s @g-render-loop', (_name, gaps, loops) => {
  expect(loopsOf(gaps)).toEqual(loops);
});

test.each(['', 'x', '3', '{"a":1}'])('the loop detection ignores the invalid stored text %j', (text) => {
  expect(loopsOf(documents(10, 100), text)).toEqual([10]);
});

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
