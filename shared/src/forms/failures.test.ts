import { ApiError } from '@verdant/shared/api';
import type { ValidationItem } from '@verdant/shared/contract';
import { serverItems } from './failures';

const refused = (detail: string | ValidationItem[]) =>
  new ApiError('http', 'Unprocessable', { status: 422, detail, url: '/x' });
const sort = (failure: unknown) => serverItems(failure, ['email', 'password'], 'Invalid value');

test('assigns each message to the field named by the second element of loc, and keeps the first of a field', () => {
  const items = [
    { loc: ['body', 'email'], msg: 'Email is taken' },
    { loc: ['body', 'email'], msg: 'And too long' },
    { loc: ['body', 'password'] },
  ];
  expect(sort(refused(items))).toEqual({
    errors: { email: 'Email is taken', password: 'Invalid value' },
    message: undefined,
  });
});

test('joins messages that belong to no field of the form into one, without repeats', () => {
  const items = [
    { loc: ['body', 'plan'], msg: 'Choose a plan' },
    { loc: ['body'], msg: 'Choose a plan' },
    { loc: [], msg: '' },
  ];
  expect(sort(refused(items))).toEqual({ errors: {}, message: 'Choose a plan Invalid value' });
});

test.each([
  ['a response with a text as detail', refused('No')],
  ['a response with an empty list', refused([])],
  ['an error of another type', new Error('No')],
  ['undefined', undefined],
])('finds no field errors in %s', (_name, failure) => {
  expect(sort(failure)).toBeNull();
});
