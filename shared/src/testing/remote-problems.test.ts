import { memo } from 'react';
import { declaredModules, remoteProblems } from './remote-problems';

const Goals = () => null;
const page = { path: '/goals', module: './goals', access: 'guarded' };
const declaration = { name: 'mfe-goals', contract: '^1.0.0', pages: [page] };

test.each<[string, unknown, Record<string, object>, string[]]>([
  ['a good remote', declaration, { './goals': { Goals } }, []],
  ['a memo', declaration, { './goals': { Goals: memo(Goals) } }, []],
  [
    'another export',
    declaration,
    { './goals': { Goals, limit: 3 } },
    ['./goals must export exactly one component, and nothing else'],
  ],
  [
    'no component',
    declaration,
    { './goals': { limit: 3 } },
    ['./goals must export exactly one component, and nothing else'],
  ],
  ['a module that is not there', declaration, {}, ['./goals is declared, and not among the modules of this test']],
  ['a path twice', { ...declaration, pages: [page, page] }, { './goals': { Goals } }, ['/goals is declared twice']],
  [
    'a slot too',
    { ...declaration, slots: [{ slot: 'profile-settings', module: './settings' }] },
    { './goals': { Goals } },
    ['./settings is declared, and not among the modules of this test'],
  ],
  [
    'a wrong name',
    { ...declaration, name: 'Goals' },
    {},
    ['remote.json name: a remote is named in lower case letters, digits and hyphens'],
  ],
])('reports the expected problems of a remote declaration: %s', (_what, declared, modules, problems) =>
  expect(remoteProblems(declared, modules)).toEqual(problems),
);

test('loads every declared module once, by the name of its folder, and returns the modules by path', async () => {
  const load = jest.fn(async (name: string) => ({ name }));
  const parts = { pages: [{ module: './goals' }, { module: './goals' }], slots: [{ module: './settings' }] };
  expect(await declaredModules(parts, load)).toEqual({
    './goals': { name: 'goals' },
    './settings': { name: 'settings' },
  });
  expect(load).toHaveBeenCalledTimes(2);
});
