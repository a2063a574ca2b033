/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react';
import { ApiError } from '@verdant/shared/api';
import { logFailure, withRequestIdNotes } from './log-failure';

test('a failed call is logged with the request id of its response, and the id is logged only once', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const headers = { 'x-request-id': 'f0e1' };
  await withRequestIdNotes(async () => new Response('{}', { status: 500, headers }))('/api/v1/x');
  const fail = () =>
    logFailure(new ApiError('http', 'Request failed with status code 500', { status: 500, url: '/api/v1/x' }));
  fail();
  fail();
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(warn.mock.calls.map(([line]) => String(line).includes('Request f0e1.'))).toEqual([true, false]);
});

test('a 404 is logged only at debug level @s-8.2', async () => {
  const debug = jest.spyOn(console, 'debug').mockReturnValue(undefined);
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  logFailure(new ApiError('http', 'Request failed with status code 404', { status: 404, url: '/api/v1/x' }));
  await waitFor(() => expect(debug).toHaveBeenCalledTimes(1));
  expect(warn).not.toHaveBeenCalled();
});
