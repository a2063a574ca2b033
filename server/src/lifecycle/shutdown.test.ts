import { nextStopState, type StopRequest, type StopState } from './shutdown';

const running: StopState = { name: 'running' };
const after = (...requests: [StopRequest['signal'], number][]) =>
  requests.reduce<StopState>((state, [signal, at]) => nextStopState(state, { signal, at }), running).name;

describe('nextStopState', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('starts a graceful stop on the first %s', (signal) => {
    expect(after([signal, 0])).toBe('stopping');
  });

  it('treats repeated signals within a second, as from one Ctrl+C, as a single signal', () => {
    expect(after(['SIGINT', 0], ['SIGINT', 3], ['SIGINT', 900])).toBe('stopping');
  });

  it('switches to a faster stop on a second SIGINT, and exits on a third SIGINT', () => {
    expect(after(['SIGINT', 0], ['SIGINT', 1500])).toBe('hurrying');
    expect(after(['SIGINT', 0], ['SIGINT', 1500], ['SIGINT', 1502])).toBe('hurrying');
    expect(after(['SIGINT', 0], ['SIGINT', 1500], ['SIGINT', 3000])).toBe('exiting');
    expect(after(['SIGTERM', 0], ['SIGINT', 1500])).toBe('hurrying');
  });

  it('continues the graceful stop if SIGTERM is repeated any number of times', () => {
    expect(after(['SIGTERM', 0], ['SIGTERM', 1000], ['SIGTERM', 2000], ['SIGHUP', 3000])).toBe('stopping');
  });
});
