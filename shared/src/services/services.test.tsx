import { renderHook } from '@testing-library/react';
import { useAuth, useNotification, useTheme } from '.';

// React logs errors that components throw; here they are expected.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test.each([
  [useTheme, 'useTheme must be used within a ThemeProvider'],
  [useNotification, 'useNotification must be used within a NotificationProvider'],
  [useAuth, 'useAuth must be used within an AuthProvider'],
])('a service outside its provider throws a developer error (%#) @s-8.20', (useService, message) => {
  expect(() => renderHook(() => useService())).toThrow(message);
});
