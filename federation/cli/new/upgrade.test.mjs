import { comparePackages, compareTemplates } from './upgrade.mjs';

const manifest = (react) => JSON.stringify({ dependencies: { react, kit: '^1.0.0' } });

test('files that were not edited are updated to the new template, and edited files remain unchanged @g-template-updates', () => {
  const before = { same: '1', followed: '1', edited: '1', 'package.json': 'old' };
  const after = { same: '1', followed: '2', edited: '2', added: '2', agreed: '2', 'package.json': 'new' };
  const own = { same: 'mine', followed: '1', edited: 'mine', agreed: '2', 'package.json': 'mine' };
  expect(compareTemplates(before, after, own)).toEqual({ written: { followed: '2', added: '2' }, edited: ['edited'] });
});

test('dependency versions are updated with the template, unless the team chose another version', () => {
  const [before, after] = [{ 'package.json': manifest('19.3.1') }, { 'package.json': manifest('19.4.0') }];
  const own = (react) => ({ name: 'mfe-goals', dependencies: { react, kit: 'file:kit.tgz', more: '1.0.0' } });
  expect(comparePackages(own('19.3.1'), before, after)).toMatchObject({
    manifest: { name: 'mfe-goals', dependencies: { react: '19.4.0', kit: 'file:kit.tgz', more: '1.0.0' } },
    lifted: ['react 19.3.1 -> 19.4.0'],
  });
  expect(comparePackages(own('19.2.0'), before, after).lifted).toEqual([]);
});
