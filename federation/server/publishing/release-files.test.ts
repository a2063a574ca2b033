import { hasHashInName } from './release-files';

test.each([
  ['static/js/main.1a2b3c4d.js', true],
  ['static/js/main.1a2b3c4d.js.LICENSE.txt', true],
  ['static/js/a.1a2b3c4d.1a2b3c4d.js', true],
  ['logo.svg', false],
  ['static/js/main.1a2b3c.js', false],
  ['static/1a2b3c4d.d/x', false],
  ['x.1a2b3c4d', false],
  ['x.1a2b3c4d.', false],
  ['x.1a2b3c4d.j-s', false],
])('the check if the name %s contains a hash returns %s', (name, expected) =>
  expect(hasHashInName(name)).toBe(expected),
);
