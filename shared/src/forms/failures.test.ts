import { ApiError } from '@verdant/shared/api';
import type { ValidationItem } from '@verdant/shared/contract';
import { toFormFailure } from './failures';

const sort = (detail: ValidationItem[]) =>
  toFormFailure(new ApiError('http', 'x', { status: 422, detail, url: '/x' }), ['email', 'password'], 'Invalid value');

test('assigns each message to the field named by the second element of loc, and keeps the first of a field', () => {
  const items = [
    { loc: ['body', 'email'], msg: 'Email is taken' },
    { loc: ['body', 'email'], msg: 'And too long' },
    { loc: ['body', 'password'] },
  ];
  expect(sort(items)).toEqual({
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
  expect(sort(items)).toEqual({ errors: {}, message: 'Choose a plan Invalid value' });
});
