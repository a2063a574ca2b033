import type { AskToLeave } from './leave-dialog';
import { createLeaveGuard } from './leave-guard';

const browserAsks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function guardWith(...messages: string[]) {
  const shown: string[] = [];
  let answer: (leaves: boolean) => void = () => undefined;
  const ask: AskToLeave = (message, onAnswer) => {
    shown.push(message);
    answer = onAnswer;
    return () => shown.pop();
  };
  const guard = createLeaveGuard(async () => ask);
  const ends = messages.map((message) => guard.protect(message));
  await Promise.resolve();
  return {
    guard,
    shown,
    ends,
    answer: (leaves: boolean) => answer(leaves),
    endAll: () => ends.forEach((end) => end()),
  };
}

test('runs the leave action at once, without a dialog, if nothing is unsaved', async () => {
  const { guard, shown } = await guardWith();
  const action = jest.fn();
  guard.leave(action);
  expect(action).toHaveBeenCalledTimes(1);
  expect(shown).toEqual([]);
  expect(browserAsks()).toBe(false);
});

test('shows one dialog at a time, with the message of the first guard, and only Leave runs the action', async () => {
  const { guard, shown, answer, endAll } = await guardWith('A change is not saved.', 'Another one');
  const [first, second] = [jest.fn(), jest.fn()];
  guard.leave(first);
  guard.leave(second);
  expect(shown).toEqual(['A change is not saved.']);
  answer(false);
  expect(shown).toEqual([]);
  expect(first).not.toHaveBeenCalled();
  guard.leave(second);
  answer(true);
  expect(second).toHaveBeenCalledTimes(1);
  expect(first).not.toHaveBeenCalled();
  endAll();
});

test('the browser asks before leaving while a guard is active, but not again after Leave', async () => {
  const { guard, answer, ends } = await guardWith('One', 'Two');
  ends[0]?.();
  expect(browserAsks()).toBe(true);
  const reload = jest.fn(() => expect(browserAsks()).toBe(false));
  guard.leave(reload);
  expect(reload).not.toHaveBeenCalled();
  answer(true);
  expect(reload).toHaveBeenCalledTimes(1);
  ends[1]?.();
  expect(guard.hasWork()).toBe(false);
});

test('the dialog closes when nothing is unsaved any more', async () => {
  const { guard, shown, endAll } = await guardWith('One');
  const action = jest.fn();
  guard.leave(action);
  endAll();
  expect(shown).toEqual([]);
  expect(browserAsks()).toBe(false);
  expect(action).not.toHaveBeenCalled();
});

test('a dialog that fails to load is replaced by a confirmation dialog of the browser', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const guard = createLeaveGuard(() => Promise.reject(new Error('offline')));
  const end = guard.protect('One');
  const action = jest.fn();
  guard.leave(action);
  expect(action).not.toHaveBeenCalled();
  guard.leave(action);
  expect(action).toHaveBeenCalledTimes(1);
  expect(confirm).toHaveBeenCalledWith('One');
  end();
});
