/** @jest-environment jest-fixed-jsdom */
import { whenIdle } from './when-idle';

describe('whenIdle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('does not run the task before the page has loaded', () => {
    const task = jest.fn();
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    whenIdle(task);
    jest.advanceTimersByTime(10_000);
    expect(task).not.toHaveBeenCalled();
    state.mockReturnValue('complete');
    window.dispatchEvent(new Event('load'));
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('does not run a task that was cancelled', () => {
    const task = jest.fn();
    const cancel = whenIdle(task);
    cancel();
    jest.advanceTimersByTime(10_000);
    expect(task).not.toHaveBeenCalled();
  });
});
