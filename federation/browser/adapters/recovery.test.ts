import type { ModuleState } from '../core/remote-state';
import { idle } from '../core/remote-state';
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

function world(first: ModuleState) {
  let state = first;
  let notify: () => void = () => undefined;
  let shown: typeof page | undefined = page;
  let [online, isBack] = [true, false];
  let cameOnline: () => void = () => undefined;
  const responds = jest.fn(async (_url: string) => isBack);
  const retry = jest.fn();
  recoverFailedPages({
    loader: {
      stateOf: () => state,
      subscribe: (listener) => {
        notify = listener;
        return () => undefined;
      },
      retry,
    },
    shownPage: () => shown,
    isOnline: () => online,
    untilOnline: () => new Promise((resolve) => (cameOnline = resolve)),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    responds,
  });
  return {
    responds,
    retry,
    become: (next: ModuleState) => {
      state = next;
      notify();
    },
    leave: () => (shown = undefined),
    serverIsBack: () => (isBack = true),
    goOffline: () => (online = false),
    comeOnline: () => {
      online = true;
      cameOnline();
    },
  };
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['reset', 'http-503'] as const)(
  'after a failure with %s, the page is retried once the server responds again, and not before',
  async (detail) => {
    const { become, responds, retry, serverIsBack } = world(idle);
    become(failed(detail));
    await pass(4.9);
    expect(responds).not.toHaveBeenCalled();
    await pass(0.2);
    expect(responds).toHaveBeenCalledWith('/e.js');
    serverIsBack();
    await pass(9.8);
    expect(retry).not.toHaveBeenCalled();
    await pass(0.2);
    expect(retry).toHaveBeenCalledTimes(1);
  },
);

test.each(['http-404', 'throws'] as const)(
  'a failure with %s is not followed by checks of the server, since waiting cannot fix it',
  async (detail) => {
    const { responds } = world(failed(detail));
    await pass(3_600);
    expect(responds).not.toHaveBeenCalled();
  },
);

test('automatic recovery stops after ten checks, even if the server responds and each new attempt fails', async () => {
  const { become, responds, retry, serverIsBack } = world(failed('reset'));
  serverIsBack();
  retry.mockImplementation(() => become(failed('reset')));
  await pass(3_600);
  expect(responds).toHaveBeenCalledTimes(10);
  become(ready);
  become(failed('reset'));
  await pass(5);
  expect(responds).toHaveBeenCalledTimes(11);
});

test('a failed load is not checked while offline, and is retried as soon as the network is back', async () => {
  const { comeOnline, goOffline, responds, retry, serverIsBack } = world(failed('reset'));
  goOffline();
  serverIsBack();
  await pass(600);
  expect(responds).not.toHaveBeenCalled();
  comeOnline();
  await pass(0);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('no further check is made for a page that the user has left or is already retrying', async () => {
  const left = world(failed('reset'));
  left.leave();
  const tried = world(failed('reset'));
  tried.become({ status: 'loading', isShown: true, load: 2, attempt: 2, retries: 0, cause: undefined });
  await pass(3_600);
  expect(left.responds).not.toHaveBeenCalled();
  expect(tried.responds).not.toHaveBeenCalled();
});
