import { nextStopState, type StopRequest, type StopState } from './shutdown';

const running: StopState = { name: 'running' };
const after = (...requests: [StopRequest['signal'], number][]) =>
  requests.reduce<StopState>((state, [signal, at]) => nextStopState(state, { signal, at }), running).name;

describe('nextStopState', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('begins to stop with the first %s', (signal) => {
    expect(after([signal, 0])).toBe('stopping');
  });

  it('treats repeated signals within a second, as from one Ctrl+C, as a single signal', () => {
    expect(after(['SIGINT', 0], ['SIGINT', 3], ['SIGINT', 900])).toBe('stopping');
  });

  it('hurries on a second SIGINT, and exits on a third', () => {
    expect(after(['SIGINT', 0], ['SIGINT', 1500])).toBe('hurrying');
    expect(after(['SIGINT', 0], ['SIGINT', 1500], ['SIGINT', 1502])).toBe('hurrying');
    expect(after(['SIGINT', 0], ['SIGINT', 1500], ['SIGINT', 3000])).toBe('exiting');
    expect(after(['SIGTERM', 0], ['SIGINT', 1500])).toBe('hurrying');
  });

  it('keeps shutting down normally however often SIGTERM is repeated', () => {
    expect(after(['SIGTERM', 0], ['SIGTERM', 1000], ['SIGTERM', 2000], ['SIGHUP', 3000])).toBe('stopping');
  });
});
