import { ApiError, toApiError } from './errors';

const withCode = (code: string, message = 'internal words') => Object.assign(new Error(message), { code });

describe('toApiError', () => {
  it('passes on an ApiError unchanged', () => {
    const error = new ApiError(409, 'Not now', { extra: { question: 1 } });
    expect(toApiError(error)).toBe(error);
  });

  it('replaces the message of an unexpected error with a general text or the text of the route', () => {
    expect(toApiError(new Error('password=hunter2')).detail).toBe(
      'Something went wrong on our side. Please try again later.',
    );
    const own = toApiError(new TypeError('x is not a function'), 'Server error during login. Please try again later.');
    expect([own.status, own.detail]).toEqual([500, 'Server error during login. Please try again later.']);
    expect(toApiError('a string').status).toBe(500);
    expect(toApiError(undefined).status).toBe(500);
  });

  it.each([
    [withCode('22021'), 400],
    [new Error('Failed query', { cause: withCode('22P02') }), 400],
    [withCode('ECONNREFUSED'), 503],
    [new Error('Failed query', { cause: withCode('57P01') }), 503],
    [new AggregateError([withCode('ECONNREFUSED')]), 503],
    [new Error('Connection terminated unexpectedly'), 503],
    [new Error('Failed query', { cause: new Error('Query read timeout') }), 503],
    [new Error('timeout exceeded when trying to connect'), 503],
    [new Error('Failed query', { cause: withCode('57014') }), 503],
    [new Error('Failed query', { cause: withCode('53100') }), 503],
    [withCode('57014'), 503],
    [withCode('25006'), 503],
    [withCode('23505'), 500],
    [Object.assign(new Error('too large'), { statusCode: 413 }), 413],
    [Object.assign(new Error('odd'), { statusCode: 500 }), 500],
  ])('the error %p becomes the status %i, without an internal text', (error, status) => {
    const sent = toApiError(error);
    expect(sent.status).toBe(status);
    expect(sent.detail).not.toContain('internal words');
    expect(sent.detail).not.toContain('Failed query');
  });
});
