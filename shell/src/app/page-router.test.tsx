import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DATA_CHANGED } from '@verdant/shared/contract';
import { Link, Navigate, useLocation, useNavigate } from '@verdant/shared/router';
import { useNavigationType } from 'react-router-dom';
import { leaveGuard } from '../leaving/leave-guard';
import { getPathAt } from '../vitals/measure-vitals-of-sample';
import { createBrowserHistory } from './browser-history';
import { PageRouter } from './page-router';

function Where() {
  const { pathname, search, hash, key, ...place } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(place.state)}`}</output>
      <span data-testid="key">{key}</span>
      <Link to="/savings?month=may#goals" state={{ from: 'test' }}>
        Savings
      </Link>
      <button type="button" onClick={() => void navigate('/budget', { replace: true })}>
        Budget
      </button>
      {pathname === '/old' && <Navigate to="/new" replace />}
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const popped = async () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

function open(path: string) {
  history.replaceState(null, '', path);
  render(
    <PageRouter>
      <Where />
    </PageRouter>,
  );
  return userEvent.setup();
}

it('starts at the current URL of the browser, without state', () => {
  open('/spending?month=may');
  expect(shown()).toBe('POP /spending?month=may null');
  expect(screen.getByTestId('key')).toHaveTextContent('default');
});

it('follows a link, Back and Forward, and restores the state and key of each location', async () => {
  const user = open('/spending');
  await user.click(screen.getByRole('link', { name: 'Savings' }));
  expect(shown()).toBe('PUSH /savings?month=may#goals {"from":"test"}');
  expect(location.href).toMatch(/\/savings\?month=may#goals$/);
  const key = screen.getByTestId('key').textContent;
  expect(key).not.toBe('default');
  await act(async () => {
    history.back();
    await popped();
  });
  expect(shown()).toBe('POP /spending null');
  await act(async () => {
    history.forward();
    await popped();
  });
  expect(shown()).toBe('POP /savings?month=may#goals {"from":"test"}');
  expect(screen.getByTestId('key')).toHaveTextContent(key);
});

it('replaces a location without a new history entry, also during the first render', async () => {
  const { length } = history;
  const user = open('/old');
  expect(shown()).toBe('REPLACE /new null');
  await user.click(screen.getByRole('button', { name: 'Budget' }));
  expect(shown()).toBe('REPLACE /budget null');
  expect(history).toHaveLength(length);
});

it('never leaves its origin, even for a path that starts with two slashes', () => {
  open('/spending');
  const { origin } = location;
  createBrowserHistory({ hasWork: () => false, leave: (action) => action() }).push('//example.com/path');
  expect(location.href).toBe(`${origin}//example.com/path`);
});

it('invalidates cached data before a navigation shows its page, but not on Back', async () => {
  const user = open('/spending');
  const places: string[] = [];
  const note = () => places.push(shown());
  addEventListener(DATA_CHANGED, note);
  await user.click(screen.getByRole('link', { name: 'Savings' }));
  expect(places).toEqual(['POP /spending null']);
  await act(async () => {
    history.back();
    await popped();
  });
  expect(places).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Budget' }));
  expect(places).toEqual(['POP /spending null', 'POP /spending null']);
  removeEventListener(DATA_CHANGED, note);
});

test('returns the URL of the page that was shown at a given time', async () => {
  const user = open('/spending');
  await user.click(screen.getByRole('link', { name: 'Savings' }));
  const between = performance.now();
  await user.click(screen.getByRole('button', { name: 'Budget' }));
  expect([getPathAt(between), getPathAt(Infinity)]).toEqual(['/savings', '/budget']);
});

describe('with unsaved changes', () => {
  const asked = () => screen.queryByRole('dialog');
  /** Goes back, and waits for the number of `popstate` events that occur before the guard asks. */
  const back = (pops: number) =>
    act(async () => {
      history.back();
      for (let pop = 0; pop < pops; pop += 1) await popped();
    });
  const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click());

  async function protect(): Promise<() => void> {
    let end = () => {};
    await act(async () => {
      end = leaveGuard.protect('Not saved');
      await import('../leaving/leave-dialog');
    });
    return () => act(end);
  }

  it('a link and Back open a dialog; Stay keeps the page, and Leave continues the navigation', async () => {
    const user = open('/spending');
    await user.click(screen.getByRole('link', { name: 'Savings' }));
    const end = await protect();
    await back(2);
    expect(shown()).toMatch(/^PUSH \/savings/);
    expect(location.pathname).toBe('/savings');
    expect(asked()).toHaveTextContent('Not saved');
    await press('Stay');
    expect(asked()).toBeNull();

    await back(2);
    await act(async () => {
      screen.getByRole('button', { name: 'Leave' }).click();
      await popped();
    });
    expect(shown()).toBe('POP /spending null');

    await user.click(screen.getByRole('link', { name: 'Savings' }));
    expect(shown()).toBe('POP /spending null');
    await press('Leave');
    expect(shown()).toMatch(/^PUSH \/savings/);
    end();
  });

  it('no dialog is opened by a navigation within the same page or by a redirect', async () => {
    const user = open('/savings?month=april');
    const end = await protect();
    await user.click(screen.getByRole('link', { name: 'Savings' }));
    expect(shown()).toMatch(/^PUSH \/savings\?month=may/);
    await back(1);
    expect(shown()).toBe('POP /savings?month=april null');
    await user.click(screen.getByRole('button', { name: 'Budget' }));
    expect(shown()).toBe('REPLACE /budget null');
    expect(asked()).toBeNull();
    end();
  });
});

describe('with view transitions', () => {
  const transition = (update: () => void) => {
    updates.push(update);
    const never = Promise.resolve(undefined);
    return { finished: never, ready: never, updateCallbackDone: never, skipTransition: () => undefined };
  };
  let updates: (() => void)[] = [];
  beforeEach(() => {
    updates = [];
    Object.assign(document, { startViewTransition: transition });
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media.includes('no-preference') }));
  });
  afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

  it('the new page is rendered when the browser runs the update of the transition', async () => {
    const user = open('/spending');
    await user.click(screen.getByRole('link', { name: 'Savings' }));
    expect(shown()).toBe('POP /spending null');
    // The update runs without `act`, because `act` would also render an update that is not synchronous.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    updates[0]?.();
    expect(shown()).toMatch(/^PUSH \/savings/);
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });

  it('a second navigation completes the pending first navigation at once, so that the history has both in order', async () => {
    const user = open('/spending');
    await user.click(screen.getByRole('link', { name: 'Savings' }));
    await user.click(screen.getByRole('button', { name: 'Budget' }));
    expect(shown()).toBe('REPLACE /budget null');
    act(() => updates[0]?.());
    expect(shown()).toBe('REPLACE /budget null');
    await act(async () => {
      history.back();
      await popped();
    });
    expect(shown()).toBe('POP /spending null');
  });
});
