import { pullRequestOf } from './releases';

test.each([
  ['1.2.0-pr.7', 7],
  ['1.3.0-beta.1.pr.12', 12],
  ['1.2.0', undefined],
  ['1.2.0-beta.7', undefined],
  ['1.2.0-pr.07', undefined],
  ['1.2.0-pr.', undefined],
  ['1.2.0-pr.7.1', undefined],
  ['1.2.0-pr.7+abc', undefined],
  ['1.2.0-spr.7', undefined],
])('the pull request number in the version %s is %s', (version, number) => expect(pullRequestOf(version)).toBe(number));
