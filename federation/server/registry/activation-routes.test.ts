import { readActivation } from './activation-routes';

test.each([
  [{ action: 'activate', version: 'newest' }, /^The version must look like 1\.2\.0/],
  [{ action: 'activate', version: 'built' }, 'Only a rollback can activate the build that is deployed'],
  [{ action: 'activate', version: '2.0.0', reason: 'two\nlines' }, /^The reason is one line/],
  [{ action: 'activate', version: '2.0.0', reason: 'x'.repeat(301) }, /^The reason is one line/],
  [{ action: 'canary', version: '2.0.0' }, 'The percentage is a whole number from 0 to 100.'],
  [{ action: 'canary', version: '2.0.0', percent: 101 }, 'The percentage is a whole number from 0 to 100.'],
  [{ action: 'canary', version: '2.0.0', percent: 2.5 }, 'The percentage is a whole number from 0 to 100.'],
])('readActivation refuses %j', (payload, detail) => {
  expect(() => readActivation({ payload })).toThrow(detail);
});
