/** @jest-environment jest-fixed-jsdom */
import { type ModuleState, idle } from '../core/remote-state';
import { recoverShownPage } from './recovery';
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
  const world = { state: first, shown: page as typeof page | undefined, isBack: false, notify: () => {} };
  const responds = jest.fn();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    responds(url);
    return new Response(null, { status: world.isBack ? 200 : 503 });
  });
  const retry = jest.fn();
  const subscribe = (listener: () => void) => {
    world.notify = listener;
    return () => undefined;
  };
  recoverShownPage({
    registry: { id: '1', remotes: [remote], overrides: [] },
    loader: { stateOf: () => world.state, subscribe, retry },
    pageAt: () => world.shown,
  });
  const become = (next: ModuleState) => {
    world.state = next;
    world.notify();
  };
  return { world, responds, retry, become };
}

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
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
  for (const detail of ['http-404', 'throws'] as const) watch(failed(detail));
  await pass(3_600);
  expect(fetch).not.toHaveBeenCalled();
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
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { world, responds, retry } = watch(failed('reset'));
  world.isBack = true;
  await pass(600);
  expect(responds).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(retry).toHaveBeenCalledTimes(1);
});
