import { countSignal, type StopSignals } from './shutdown';

type Signal = readonly [signal: NodeJS.Signals, at: number];
const countOf = (...signals: Signal[]) =>
  signals.reduce<StopSignals>((before, [signal, at]) => countSignal(before, signal, at), { count: 0, at: 0 }).count;

test.each<[number, string, ...Signal[]]>([
  [1, 'a first SIGTERM', ['SIGTERM', 0]],
  [1, 'signals within a second, as from one Ctrl+C', ['SIGINT', 0], ['SIGINT', 3], ['SIGINT', 900]],
  [2, 'two Ctrl+C', ['SIGINT', 0], ['SIGINT', 1500], ['SIGINT', 1502]],
  [3, 'three Ctrl+C', ['SIGINT', 0], ['SIGINT', 1500], ['SIGINT', 3000]],
  [2, 'Ctrl+C after SIGTERM', ['SIGTERM', 0], ['SIGINT', 1500]],
  [1, 'repeated SIGTERM and SIGHUP', ['SIGTERM', 0], ['SIGTERM', 1000], ['SIGTERM', 2000], ['SIGHUP', 3000]],
])('the number of stop signals is %i after %s', (count, _what, ...signals) => {
  expect(countOf(...signals)).toBe(count);
});
