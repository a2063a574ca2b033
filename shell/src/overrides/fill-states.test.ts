import { fillStates } from './fill-states';

type Host = Parameters<typeof fillStates>[0];

/** A page with a dashboard and a remote that fills its slots; the loader has one state for all modules. */
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
  ['ready', 'Fills 1: mfe-dashboard/own-goals: loaded'],
  ['idle', 'Fills 1: mfe-dashboard/own-goals: this page has not shown it'],
  ['failed', 'Fills 1: mfe-dashboard/own-goals: failed'],
])('the state %s of a slot module is described in words', (status, text) => {
  expect(fillStates(hostWith(status, ['mfe-dashboard/own-goals']), 'mfe-goals')).toBe(text);
});

test('a slot is listed as not offered if the remote that offers it is missing', () => {
  expect(fillStates(hostWith('idle', ['mfe-news/top', 'profile-settings']), 'mfe-goals')).toBe(
    'Fills 2: mfe-news/top: not offered, as there is no mfe-news, profile-settings: this page has not shown it',
  );
});

test('shows nothing for a remote that fills no slots', () => {
  expect(fillStates(hostWith('ready', []), 'mfe-goals')).toBe('');
  expect(fillStates(hostWith('ready', ['mfe-dashboard/own-goals']), 'mfe-quiz')).toBe('');
});
