import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readOverrideProposal } from '@verdant/federation/browser';
import { ApiError } from '@verdant/shared/api';
import { fakeApi, renderInShell } from '@verdant/shared/testing';
import { OverrideSlot } from '../lazy/slots';
import { describeSlotStates, OverrideBar } from './override-bar';

const proposal = { name: 'mfe-quiz', url: 'http://localhost:4600/' };
const override = { ...proposal, expires_at: '2026-11-21T20:04:00.000Z' };
const developer = { 'GET /overrides': { overrides: [], may_override: true } };
const bar = () => screen.queryByRole('complementary', { name: 'Developer override' });
const changes = ({ calls }: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method !== 'GET');
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(name) }));

test.each([
  ['#override=mfe-quiz@http://localhost:4600/', proposal],
  ['#override=mfe-quiz@https://x.example/quiz/', { name: 'mfe-quiz', url: 'https://x.example/quiz/' }],
  ['#preview=mfe-quiz@7', { name: 'mfe-quiz', preview: 7 }],
  ['#release=mfe-quiz@1.2.0-beta.1', { name: 'mfe-quiz', version: '1.2.0-beta.1' }],
  ['#release=mfe-quiz@latest', undefined],
  ['#preview=mfe-quiz@07', undefined],
  ['#preview=mfe-quiz@http://localhost:4600/', undefined],
  ['', undefined],
  ['#main', undefined],
  ['#override=mfe-quiz@javascript:alert(1)', undefined],
  ['#override=mfe-quiz@localhost:4600', undefined],
  ['#override=Mfe@http://localhost:4600/', undefined],
  ['#override=mfe-quiz@http://localhost:4600/?x', undefined],
])('the URL hash %s proposes the override %j', (hash, expected) =>
  expect(readOverrideProposal(hash)).toEqual(expected),
);

test('the override bar is not shown without an override or a proposal', async () => {
  renderInShell(<OverrideSlot overrides={[]} />);
  await new Promise((done) => setTimeout(done, 50));
  expect(bar()).toBeNull();
});

test.each([
  ['is not a developer', { overrides: [], may_override: false }],
  ['gets the response of an earlier server version', { overrides: [] }],
  ['gets no response', new ApiError('network', 'no', { url: '/overrides' })],
])('a proposed override is not shown to a visitor who %s', async (_who, response) => {
  const api = fakeApi({ 'GET /overrides': response });
  const { container } = renderInShell(<OverrideBar overrides={[]} proposal={proposal} />, { api });
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 50));
  expect(bar()).toBeNull();
  expect(container.textContent).not.toContain('localhost:4600');
});

test('a click on Reset deletes the override on the server and opens the landing page', async () => {
  const api = fakeApi({ 'DELETE /overrides': undefined });
  const open = jest.fn();
  renderInShell(<OverrideBar overrides={[override]} proposal={undefined} open={open} />, { api });
  expect(bar()?.textContent).toMatch(/until \d\d:\d\d/);
  await press('Reset');
  await waitFor(() => expect(open).toHaveBeenCalledWith('/'));
  expect(api.calls).toEqual([{ method: 'DELETE', path: '/overrides', body: undefined }]);
});

test.each([
  [{}, 'mfe-quiz comes from http://localhost:4600/ until'],
  [{ problem: 'It does not answer.' }, 'mfe-quiz from http://localhost:4600/ is not used: It does not answer.'],
  [{ preview: 7 }, 'mfe-quiz comes from the preview of pull request 7 until'],
  [{ version: '1.2.0' }, 'mfe-quiz comes from the published release 1.2.0 until'],
  [{ version: '1.2.0', problem: 'It is gone.' }, 'mfe-quiz from the published release 1.2.0 is not used: It is gone.'],
])('an override with %j is described by its source and state', (changed, text) => {
  renderInShell(<OverrideBar overrides={[{ ...override, ...changed }]} proposal={undefined} />);
  expect(bar()?.textContent).toContain(text);
});

test.each([
  [proposal, 'http://localhost:4600/'],
  [{ name: 'mfe-quiz', preview: 7 }, 'the preview of pull request 7'],
])(
  "applies the proposal %j only after a click, and then opens the build's page @g-overrides",
  async (proposed, from) => {
    const api = fakeApi({ ...developer, 'POST /overrides': { ...proposal, page: '/onboarding' } });
    const open = jest.fn();
    renderInShell(<OverrideBar overrides={[]} proposal={proposed} open={open} />, { api });
    await waitFor(() => expect(bar()?.textContent).toContain(`Use mfe-quiz from ${from} in this browser`));
    expect(changes(api)).toEqual([]);
    await press('Use it');
    await waitFor(() => expect(open).toHaveBeenCalledWith('/onboarding'));
    expect(changes(api)).toEqual([{ method: 'POST', path: '/overrides', body: proposed }]);
  },
);

test('shows the error of the server when a proposal is refused, and "No" dismisses the proposal', async () => {
  const api = fakeApi({
    ...developer,
    'POST /overrides': new ApiError('http', 'no', { status: 403, detail: 'This account may not.', url: '/overrides' }),
  });
  renderInShell(<OverrideBar overrides={[]} proposal={proposal} open={jest.fn()} />, { api });
  await waitFor(() => expect(bar()).not.toBeNull());
  await press('Use it');
  expect((await screen.findByRole('alert')).textContent).toBe('This account may not.');
  await press('No');
  expect(bar()).toBeNull();
});

type Host = Parameters<typeof describeSlotStates>[0];

function hostWith(status: string, slots: readonly string[]): Host {
  const filling = { name: 'mfe-goals', slots: slots.map((slot) => ({ slot, module: './part' })) };
  const host = {
    registry: { remotes: [filling, { name: 'mfe-dashboard', slots: [] }] },
    loader: { stateOf: () => ({ status }) },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that are read
  return host as unknown as Host;
}

test.each([
  ['ready', ['mfe-dashboard/own-goals'], 'mfe-goals', 'Fills 1: mfe-dashboard/own-goals: loaded'],
  [
    'idle',
    ['mfe-news/top', 'profile-settings'],
    'mfe-goals',
    'Fills 2: mfe-news/top: not offered, as there is no mfe-news, profile-settings: this page has not shown it',
  ],
  ['ready', [], 'mfe-goals', ''],
  ['ready', ['mfe-dashboard/own-goals'], 'mfe-quiz', ''],
])(
  'with mfe-goals in the state %s and with content for the slots %j, the slot description of %s is %j',
  (status, slots, name, text) => {
    expect(describeSlotStates(hostWith(status, slots), name)).toBe(text);
  },
);
