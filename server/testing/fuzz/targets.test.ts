import * as contract from '@verdant/shared/contract';
import { productTargets } from './targets';

const isCall = (value: unknown): value is contract.ApiCall =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  typeof value.method === 'string' &&
  typeof value.path === 'string';

const calls = Object.values(contract)
  .flatMap((exported): unknown[] => Object.values(exported))
  .filter(isCall)
  // It would end the session that the other requests use.
  .filter(({ path }) => path !== '/auth/logout');

/** `:id` in the path of a call stands for one segment. */
const patternOf = ({ path }: contract.ApiCall) => new RegExp(`^/api/v1${path.replace(/:\w+/g, '[^/]+')}$`);

test('every call of the contract is fuzzed', () => {
  expect(calls.length).toBeGreaterThan(40);
  const isFuzzed = (call: contract.ApiCall) =>
    productTargets.some(({ method, path }) => method === call.method && patternOf(call).test(path.split('?')[0] ?? ''));
  const missing = calls.filter((call) => !isFuzzed(call));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
