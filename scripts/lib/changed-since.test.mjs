import { changedTests } from './changed-since.mjs';

test.each([
  [['origin/main', 'main', 'HEAD'], ['--changedSince=origin/main']],
  [['main', 'HEAD'], ['--changedSince=main']],
  [['HEAD'], ['--onlyChanged']],
  [[], []],
])('of %j, the changed tests are those of %j', (refs, args) => {
  expect(changedTests((ref) => refs.includes(ref))).toEqual(args);
});
