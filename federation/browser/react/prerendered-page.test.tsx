import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { RemoteComponent } from '../core/remote-state';
import { prepareHydration } from '../adapters/hydration';
import { prerenderHost } from '../adapters/prerender-host';
import { remote as quiz } from '../adapters/testing/loader-world';
import { SLOW_LOAD_AFTER_MS } from '../core/timing';
import { RemoteView } from './remote-view';
import { RemotesProvider } from './remotes';

const remote = { ...quiz, pages: [{ path: '/', module: './goals', access: 'public' as const }] };
const screens = { Waiting: () => <p>Waiting</p>, Failure: () => <p>Failed</p> };
const html = '<form><input name="email"><button>Send</button></form>';

let root: Root;
let sent: string[];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  sent = [];
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
  document.body.replaceChildren();
});

function Goals() {
  const [email, setEmail] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(email);
      }}
    >
      <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <button type="submit">Send</button>
    </form>
  );
}

function Finishing({ finish, children }: { finish: () => void; children: ReactNode }) {
  useLayoutEffect(finish, [finish]);
  return children;
}

async function hydrate(Component: RemoteComponent, before: () => void = () => undefined): Promise<HTMLElement> {
  const registry = { id: '1', remotes: [remote], overrides: [] };
  const written = prerenderHost({ path: '/', registry, html });
  const ready = { status: 'ready', load: 1, attempt: 1, component: Component } as const;
  const host = { ...written, html: undefined, loader: { ...written.loader, stateOf: () => ready } };
  const app = (of: typeof written) => (
    <RemotesProvider host={of} screens={screens}>
      <header>Host</header>
      <RemoteView remote={remote} module="./goals" />
    </RemotesProvider>
  );
  const container = document.createElement('div');
  container.dataset['prerendered'] = 'en';
  container.innerHTML = renderToString(app(written));
  document.body.append(container);
  before();
  const finish = prepareHydration(container);
  await act(async () => {
    root = hydrateRoot(container, <Finishing finish={finish}>{app(host)}</Finishing>, {
      onRecoverableError: () => undefined,
    });
  });
  return container;
}

test('the component replaces the prerendered page and takes over typed input, without replacing elements of the host', async () => {
  let header: Element | null = null;
  const container = await hydrate(Goals, () => {
    header = document.querySelector('header');
    const field = screen.getByRole<HTMLInputElement>('textbox');
    field.value = 'ada@example.com';
    field.focus();
  });
  expect(document.querySelector('header')).toBe(header);
  expect(container).not.toHaveAttribute('data-prerendered');
  expect(document.querySelectorAll('[data-remote]')).toHaveLength(1);
  expect(screen.getByRole('textbox')).toHaveValue('ada@example.com');
  expect(screen.getByRole('textbox')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual(['ada@example.com']);
});

test('if hydration of the host fails and React renders the host again, the component has the typed input at once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = await hydrate(Goals, () => {
    // Changes the page as a browser extension would, so that hydration fails.
    document.querySelector('header')?.replaceChildren('Translated');
    screen.getByRole<HTMLInputElement>('textbox').value = 'ada@example.com';
  });
  expect(screen.getByText('Host')).toBeVisible();
  expect(container).not.toHaveAttribute('data-prerendered');
  expect(screen.getByRole('textbox')).toHaveValue('ada@example.com');
});

test('a prerendered page whose component suspends remains for eight seconds, and its input is passed to the component', async () => {
  let isReady = false;
  let resume: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (resume = resolve));
  const Slow = () => {
    if (isReady) return <Goals />;
    // oxlint-disable-next-line typescript/only-throw-error -- that is how a component suspends
    throw wait;
  };
  const container = await hydrate(Slow, () => {
    screen.getByRole<HTMLInputElement>('textbox').value = 'ada@example.com';
  });
  expect(container).toHaveAttribute('data-prerendered');
  expect(screen.getByRole('textbox')).toBeVisible();
  await act(async () => jest.advanceTimersByTime(SLOW_LOAD_AFTER_MS));
  expect(container).not.toHaveAttribute('data-prerendered');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Waiting')).toBeVisible();
  isReady = true;
  await act(async () => resume());
  expect(screen.getByRole('textbox')).toHaveValue('ada@example.com');
});
