import { daysOf, previewVersion, publish, pullRequestOf } from './publish.mjs';

test.each([
  ['7', {}, 7],
  [undefined, { GITHUB_REF: 'refs/pull/42/merge' }, 42],
  ['7', { GITHUB_REF: 'refs/pull/42/merge' }, 7],
])('the pull request of %s and %j is %d', (option, environment, number) =>
  expect(pullRequestOf(option, environment)).toBe(number),
);

test.each([
  [undefined, {}, 'Name the pull request'],
  [undefined, { GITHUB_REF: 'refs/heads/main' }, 'Name the pull request'],
  ['0', {}, '--pr 0 is not the number'],
  ['7; rm', {}, 'is not the number'],
])('%s and %j name none', (option, environment, reason) =>
  expect(() => pullRequestOf(option, environment)).toThrow(reason),
);

test.each([
  ['1.2.0', '1.2.0-pr.7'],
  ['1.3.0-beta.1', '1.3.0-beta.1.pr.7'],
])('the preview of %s is %s', (version, expected) => expect(previewVersion(version, 7)).toBe(expected));

test('a preview has 1 to 90 days, or as many as the server gives', () => {
  expect([daysOf(undefined), daysOf('3')]).toEqual([{}, { days: 3 }]);
  for (const days of ['0', '91', '1.5', '-1', 'a week']) expect(() => daysOf(days)).toThrow('from 1 to 90');
});

test.each([
  [{ pr: '7' }, '--pr is for --preview.'],
  [{ days: '3' }, '--days is for --preview.'],
  [{ preview: 'yes', url: 'https://cdn.example.com/' }, '--url is not for --preview'],
])('refuses the options %j before a build', async (values, reason) => {
  await expect(publish({ folder: '.', name: 'mfe-goals', word: undefined, values })).rejects.toMatchObject({
    message: expect.stringContaining(reason),
    exitCode: 2,
  });
});
