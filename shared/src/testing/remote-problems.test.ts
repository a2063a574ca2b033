import { memo } from 'react';
import { declaredModules, remoteProblems } from './remote-problems';

const Goals = () => null;
const page = { path: '/goals', module: './goals', access: 'guarded' };
const declaration = { name: 'mfe-goals', contract: '^1.0.0', pages: [page] };
const ONE_COMPONENT = './goals must export exactly one component, and nothing else';

test.each<[string, unknown, Record<string, object>, string[]]>([
  ['no problem in a valid remote', declaration, { './goals': { Goals } }, []],
  ['no problem in a memoised component', declaration, { './goals': { Goals: memo(Goals) } }, []],
  ['an additional export', declaration, { './goals': { Goals, limit: 3 } }, [ONE_COMPONENT]],
  ['a module without a component', declaration, { './goals': { limit: 3 } }, [ONE_COMPONENT]],
  ['a missing page module', declaration, {}, ['./goals is declared, and not among the modules of this test']],
  ['a duplicate path', { ...declaration, pages: [page, page] }, { './goals': { Goals } }, ['/goals is declared twice']],
  [
    'a missing slot module',
    { ...declaration, slots: [{ slot: 'profile-settings', module: './settings' }] },
    { './goals': { Goals } },
    ['./settings is declared, and not among the modules of this test'],
  ],
  [
    'an invalid remote name',
    { ...declaration, name: 'Goals' },
    {},
    ['remote.json name: a remote is named in lower case letters, digits and hyphens'],
  ],
])('the check of a remote declaration reports %s', (_what, declared, modules, problems) =>
  expect(remoteProblems(declared, modules)).toEqual(problems),
);

test('loads each module once by its folder name, even if two pages declare it, and returns the modules by module path', async () => {
  const load = jest.fn(async (name: string) => ({ name }));
  const parts = { pages: [{ module: './goals' }, { module: './goals' }], slots: [{ module: './settings' }] };
  expect(await declaredModules(parts, load)).toEqual({
    './goals': { name: 'goals' },
    './settings': { name: 'settings' },
  });
  expect(load).toHaveBeenCalledTimes(2);
});
