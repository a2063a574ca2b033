import { nextVersion, withRelease, manifestWithVersion } from './release.mjs';

test.each([
  ['1.4.2', '1.4.2', 'patch', '1.4.3'],
  ['1.4.2', '1.4.2', 'minor', '1.5.0'],
  ['1.4.2', '1.4.2', 'major', '2.0.0'],
  // The version was already raised, together with the change that required a new version.
  ['1.4.2', '1.5.0', 'minor', '1.5.0'],
  ['1.4.2', '1.5.0', 'patch', '1.5.0'],
])('after release %s, with version %s in the tree, a %s release gets version %s', (released, current, step, next) => {
  expect(nextVersion(released, current, step)).toBe(next);
});

test('a release without the step major, minor or patch is refused', () => {
  expect(() => nextVersion('1.0.0', '1.0.0', undefined)).toThrow('major, minor or patch');
});

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Teams\n\n- New.\n\n## [1.0.0]\n\nFirst.\n';

test('unreleased changes move to the section of the new version, and a release without changes is refused', () => {
  expect(withRelease(changelog, '1.1.0', '2026-11-26')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-11-26\n\n### Teams\n\n- New.\n\n## [1.0.0]\n\nFirst.\n',
  );
  expect(() => withRelease(withRelease(changelog, '1.1.0', 'x'), '1.2.0', 'x')).toThrow('says nothing');
});

test('a package gets the new version in its own manifest and in the dependencies of other packages', () => {
  const names = new Set(['@v/kit']);
  const uses = { dependencies: { '@v/kit': '1.0.0', react: '1.0.0' }, peerDependencies: { '@v/kit': '*' } };
  expect(manifestWithVersion({ name: '@v/kit', version: '1.0.0' }, names, '1.1.0').version).toBe('1.1.0');
  expect(manifestWithVersion({ name: 'page', version: '1.0.0', ...uses }, names, '1.1.0')).toEqual({
    name: 'page',
    version: '1.0.0',
    dependencies: { '@v/kit': '1.1.0', react: '1.0.0' },
    peerDependencies: { '@v/kit': '*' },
  });
});
