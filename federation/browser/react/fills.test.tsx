import { createContext, use, useContext, useState, type ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Slot } from '../../remote';
import type { RegistryRemote } from '../../contract';
import { prerenderHost } from '../adapters/prerender-host';
import {
  createTestLoader,
  remoteWithPreviousRelease,
  goodContainer,
  type FakeLoaderWorld,
} from '../adapters/testing/loader-world';
import { definePlatformGlobals, fillsRenderer } from '../adapters/release-files';
import { fillSlots } from './fills';
import { RemotesProvider } from './remotes';

const SLOT = 'mfe-alpha/below';
const never = new Promise<string>(() => undefined);
const Remote = createContext<RegistryRemote | undefined>(undefined);

const components: Record<string, (props: { pressed: number }) => ReactNode> = {
  './good': function Good({ pressed }) {
    return <p>{`${useContext(Remote)?.name} counts ${pressed}`}</p>;
  },
  './first': () => <p>First</p>,
  './throws': () => {
    throw new Error('No');
  },
  './hangs': function Hangs() {
    return <p>{use(never)}</p>;
  },
};

function Page() {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <h1>Page</h1>
      <Slot name={SLOT} props={{ pressed }} />
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Press
      </button>
    </>
  );
}

beforeAll(() =>
  definePlatformGlobals({
    __federation_load_file__: async () => undefined,
    __federation_cancel_slow__: undefined,
    __federation_hashes__: () => undefined,
  }),
);

afterEach(() => {
  fillsRenderer.Fills = undefined;
});

async function open(slots: RegistryRemote['slots'], changes: Partial<FakeLoaderWorld> = {}) {
  const get = async (module: string) => () => ({ Part: components[module] });
  const remote = { ...remoteWithPreviousRelease, slots };
  const faults = { container: { ...goodContainer, get }, ...changes };
  const { loader, view, reports, requests } = createTestLoader(faults, {}, remote);
  const registry = { id: 'test', remotes: [remote], overrides: [] };
  const host = { ...prerenderHost({ path: '', registry }), loader };
  const screens = { Waiting: () => <p>Waiting</p>, Failure: () => <p>Failed</p>, Remote };
  const { container } = render(
    <RemotesProvider host={host} screens={screens}>
      <Page />
    </RemotesProvider>,
  );
  expect(container.textContent).toBe('PagePress');
  expect(requests).toEqual([]);
  act(() => fillSlots());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 500)));
  return { view, reports, requests, container };
}

test('a slot fill appears once the browser is idle, with its props and in the context of its own remote @g-slot-contained', async () => {
  const { reports } = await open([
    { slot: SLOT, module: './good' },
    { slot: SLOT, module: './first', order: -1 },
    { slot: 'mfe-other/aside', module: './throws' },
  ]);
  await screen.findByText('mfe-quiz counts 0');
  expect(screen.getAllByText(/First|counts/).map(({ textContent }) => textContent)).toEqual([
    'First',
    'mfe-quiz counts 0',
  ]);
  act(() => screen.getByRole('button').click());
  expect(screen.getByText('mfe-quiz counts 1')).toBeInTheDocument();
  expect(reports).toEqual([]);
});

test.each<[string, string, Partial<FakeLoaderWorld>, object | undefined]>([
  ['throws', './throws', {}, { stage: 'render', detail: 'throws' }],
  ['does not load', './good', { failures: { '/remotes/mfe-quiz/': { detail: 'http-404' } } }, { stage: 'entry' }],
  ['never finishes rendering', './hangs', {}, undefined],
])(
  'a slot fill that %s does not affect the page, causes no fallback, and does not count as a failed page @g-slot-contained',
  async (_how, module, changes, reported) => {
    // Silences `console.error`, to which React logs errors that a boundary has caught.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { view, reports, requests, container } = await open([{ slot: SLOT, module }], changes);
    await waitFor(() => expect(requests).toEqual(['/remotes/mfe-quiz/']));
    expect(view.version()).toBe(remoteWithPreviousRelease.version);
    const expectedReports = reported ? [expect.objectContaining({ ...reported, outcome: 'threw' })] : [];
    await waitFor(() => expect(reports).toEqual(expectedReports));
    expect(container.textContent).toBe('PagePress');
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByRole('heading')).toBeVisible();
  },
);

test('a page is reported as loaded even if a slot fill of the same remote is shown', async () => {
  const { view, reports } = await open([{ slot: SLOT, module: './good' }]);
  await act(async () => view.show('./first'));
  expect(reports).toEqual([expect.objectContaining({ outcome: 'loaded', stage: 'evaluate' })]);
});
