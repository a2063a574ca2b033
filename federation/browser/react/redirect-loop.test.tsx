import { startTransition, useEffect, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { LoadEvent } from '../../contract';
import { prerenderHost } from '../adapters/prerender-host';
import { createTestLoader, remote, goodContainer } from '../adapters/testing/loader-world';
import { RemoteView } from './remote-view';
import { RemotesProvider } from './remotes';

const hops: string[] = [];
let go: (to: string) => void = () => undefined;

/** Returns a component that navigates in an effect and in a transition, like the component `<Navigate>` of a router. */
function leadTo(to: string) {
  return function Lead() {
    useEffect(() => {
      hops.push(to);
      go(to);
    }, []);
    return null;
  };
}

const components: Record<string, () => React.ReactNode> = {
  './ping': leadTo('./pong'),
  './pong': leadTo('./ping'),
  './calm': () => <h1>Calm</h1>,
};

function Router() {
  const [module, setModule] = useState('./ping');
  useEffect(() => {
    go = (to) => startTransition(() => setModule(to));
  }, []);
  return <RemoteView key={module} remote={remote} module={module} />;
}

test('two pages that redirect to each other end in a reported failure screen, and other pages still work @g-render-loop', async () => {
  const { loader, reports } = createTestLoader(
    { container: { ...goodContainer, get: async (module) => () => ({ Page: components[module] }) } },
    { now: () => performance.now() },
  );
  const registry = { id: 'test', remotes: [remote], overrides: [] };
  const host = { ...prerenderHost({ path: '', registry }), loader };
  const screens = {
    Waiting: () => <p>Waiting</p>,
    Failure: ({ error }: { error: { detail: string } }) => <p role="alert">{error.detail}</p>,
  };
  render(
    <RemotesProvider host={host} screens={screens}>
      <Router />
    </RemotesProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('redirect-loop');
  // Waits: the second page was still loading when the loop was stopped, and then redirects once more to the stopped page.
  let length = 0;
  while (hops.length > length && length < 40) {
    ({ length } = hops);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  }
  expect(length).toBeLessThan(40);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  const failed = ({ outcome, detail }: LoadEvent) => [outcome, detail];
  expect(reports.map(failed)).toContainEqual(['failed', 'redirect-loop']);
  act(() => go('./calm'));
  expect(await screen.findByRole('heading', { name: 'Calm' })).toBeInTheDocument();
});
