import { describeSlotStates } from './fill-states';

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
