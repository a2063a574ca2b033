import { toRegistry, type ServedRemote } from './resolution';

const served = (name: string, more: Partial<ServedRemote> = {}): ServedRemote => ({
  name,
  contract: '^1.2.0',
  version: '1.0.0',
  url: `/releases/${name}/1.0.0/`,
  entry: 'entry.js',
  integrity: {},
  pages: [],
  slots: [],
  modules: {},
  ...more,
});

test('a page lists what fills its slots, those of a remote while a release offers them @g-slot-warnings', () => {
  const slots = [
    { slot: 'profile', module: './profile' },
    { slot: 'mfe-tips/aside', module: './goals' },
    { slot: 'mfe-tips/gone', module: './goals' },
  ];
  const goals = served('mfe-goals', { slots });
  const tips = served('mfe-tips', { offers: [{ slot: 'mfe-tips/aside', types: './src/slots.ts' }] });
  const listed = (...remotes: ServedRemote[]) => toRegistry({ host: 'a', remotes }).remotes[0];
  expect(listed(goals, tips)?.slots).toEqual(slots.slice(0, 2));
  expect(listed(goals)?.slots).toEqual(slots.slice(0, 1));
  expect(listed(tips)).not.toHaveProperty('offers');
});
