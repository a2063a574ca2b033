import { type ModuleState, idle } from '../core/remote-state';
import { recoverFailedPages } from './recovery';
import { loadError, Page, remote } from './testing/loader-world';

const page = { remote, module: './onboarding' };
const failed = (detail: 'reset' | 'http-503' | 'http-404' | 'throws'): ModuleState => ({
  status: 'failed',
  attempt: 1,
  isShown: true,
  error: loadError({ detail, url: '/e.js' }),
});
const ready: ModuleState = { status: 'ready', load: 1, attempt: 1, component: Page };

function watch(first: ModuleState) {
  const world = {
    state: first,
    shown: page as typeof page | undefined,
    isOnline: true,
    isBack: false,
    notify: () => {},
    comeOnline: () => {},
  };
  const responds = jest.fn(async (_url: string) => world.isBack);
  const retry = jest.fn();
  const subscribe = (listener: () => void) => {
    world.notify = listener;
    return () => undefined;
  };
  recoverFailedPages({
    loader: { stateOf: () => world.state, subscribe, retry },
    shownPage: () => world.shown,
    isOnline: () => world.isOnline,
    untilOnline: () => new Promise((resolve) => (world.comeOnline = resolve)),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    responds,
  });
  const become = (next: ModuleState) => {
    world.state = next;
    world.notify();
  };
  return { world, responds, retry, become };
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['reset', 'http-503'] as const)(
  'after a failure with %s, the page is retried once the server responds again, and not before',
  async (detail) => {
    const { world, become, responds, retry } = watch(idle);
    become(failed(detail));
    await pass(4.9);
    expect(responds).not.toHaveBeenCalled();
    await pass(0.2);
    expect(responds).toHaveBeenCalledWith('/e.js');
    world.isBack = true;
    await pass(9.8);
    expect(retry).not.toHaveBeenCalled();
    await pass(0.2);
    expect(retry).toHaveBeenCalledTimes(1);
  },
);

test('the server is not checked after a permanent failure, or for a page that the user has left or is retrying', async () => {
  const left = watch(failed('reset'));
  left.world.shown = undefined;
  const tried = watch(failed('reset'));
  tried.become({ status: 'loading', isShown: true, load: 2, attempt: 2, retries: 0, cause: undefined });
  const others = [watch(failed('http-404')), watch(failed('throws'))];
  await pass(3_600);
  for (const { responds } of [left, tried, ...others]) expect(responds).not.toHaveBeenCalled();
});

test('automatic recovery stops after ten checks of the server, even if the server responds but each retry fails', async () => {
  const { world, become, responds, retry } = watch(failed('reset'));
  world.isBack = true;
  retry.mockImplementation(() => become(failed('reset')));
  await pass(3_600);
  expect(responds).toHaveBeenCalledTimes(10);
  become(ready);
  become(failed('reset'));
  await pass(5);
  expect(responds).toHaveBeenCalledTimes(11);
});

test('while offline, the server is not checked, and the failed load is retried as soon as the network is back', async () => {
  const { world, responds, retry } = watch(failed('reset'));
  Object.assign(world, { isOnline: false, isBack: true });
  await pass(600);
  expect(responds).not.toHaveBeenCalled();
  world.isOnline = true;
  world.comeOnline();
  await pass(0);
  expect(retry).toHaveBeenCalledTimes(1);
});
