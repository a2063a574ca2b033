import { previewVersion, runPublishCommand, pullRequestOf } from './publish.mjs';

test.each([
  ['7', {}, 7],
  [undefined, { GITHUB_REF: 'refs/pull/42/merge' }, 42],
  ['7', { GITHUB_REF: 'refs/pull/42/merge' }, 7],
])('with the option --pr %s and the environment %j, the pull request number is %d', (option, environment, number) =>
  expect(pullRequestOf(option, environment)).toBe(number),
);

test.each([
  [undefined, {}, 'Name the pull request'],
  [undefined, { GITHUB_REF: 'refs/heads/main' }, 'Name the pull request'],
  ['0', {}, '--pr 0 is not the number'],
  ['7; rm', {}, 'is not the number'],
])('the option %s and the environment %j contain no valid pull request number', (option, environment, reason) =>
  expect(() => pullRequestOf(option, environment)).toThrow(reason),
);

test.each([
  ['1.2.0', '1.2.0-pr.7'],
  ['1.3.0-beta.1', '1.3.0-beta.1.pr.7'],
])('the preview version of %s is %s', (version, expected) => expect(previewVersion(version, 7)).toBe(expected));

test.each([
  [{ pr: '7' }, '--pr is for --preview.'],
  [{ days: '3' }, '--days is for --preview.'],
  [{ preview: 'yes', url: 'https://cdn.example.com/' }, '--url is not for --preview'],
])('publishing with the options %j is refused with exit code 2', async (values, reason) => {
  await expect(runPublishCommand({ folder: '.', name: 'mfe-goals', word: undefined, values })).rejects.toMatchObject({
    message: expect.stringContaining(reason),
    exitCode: 2,
  });
});
