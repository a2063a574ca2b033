import { testUser } from '@verdant/shared/testing';
import { authReducer, initialAuthState } from './auth-state';

const signedIn = authReducer(initialAuthState(false), { type: 'signed-in', user: testUser });

test('a stored token counts as signed in and loading until it is checked @s-3.11 @s-4.1 @s-4.2', () => {
  expect(initialAuthState(true)).toMatchObject({ isAuthenticated: true, isLoading: true, settled: false });
  expect(initialAuthState(false)).toMatchObject({ isAuthenticated: false, isLoading: false, settled: true });
});

test('a login sets loading and clears the error, and then sets either the user or an error message @s-3.11 @s-4.5 @s-4.7', () => {
  const before = { ...initialAuthState(false), error: 'old' };
  const started = authReducer(before, { type: 'started' });
  expect(started).toMatchObject({ isLoading: true, error: null });
  expect(signedIn).toMatchObject({ isAuthenticated: true, user: testUser, isLoading: false });
  expect(authReducer(started, { type: 'failed', message: 'no' })).toMatchObject({
    isLoading: false,
    error: 'no',
    isAuthenticated: false,
  });
});

test('changed fields are merged into the user, unless they belong to another user', () => {
  const changed = authReducer(signedIn, { type: 'user-changed', fields: { first_name: 'Kim' } });
  expect(changed.user).toEqual({ ...testUser, first_name: 'Kim' });
  expect(authReducer(signedIn, { type: 'user-changed', fields: { id: 'user-2', first_name: 'Kim' } })).toBe(signedIn);
});
