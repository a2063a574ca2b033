/** @jest-environment jest-fixed-jsdom */
import { whenIdle } from './when-idle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('whenIdle runs the task once, after the page has loaded, unless the task was cancelled', () => {
  const [task, cancelled] = [jest.fn(), jest.fn()];
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  whenIdle(task);
  whenIdle(cancelled)();
  jest.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
