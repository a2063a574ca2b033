/**
 * Messages that schemas of the contract, the shell and the server write in English; each translation has the key
 * `message.<text>`. Numbers that vary are written `{0}`.
 */
export const messages = [
  'Email is required',
  'Email is invalid',
  'Password is required',
  'Password must be at least 8 characters',
  'Password must be at most 200 characters',
  'Please confirm your password',
  'Passwords do not match',
  'First name is required',
  'Last name is required',
  'Phone number is invalid',
  'Please use at most 200 characters',
  'Invalid value',
  'Login service not found. Please check your connection and try again.',
  'Login service not available. Please check your connection and try again.',
  'Registration service not found. Please check your connection and try again.',
  'Registration service not available. Please check your connection and try again.',
  'Invalid email or password. Please try again.',
  'Server error during login. Please try again later.',
  'Server error during registration. Please try again later.',
  'Network error. Please check your internet connection and try again.',
  'Network Error',
  'User profile service not found. Please try logging in again.',
  'Authentication expired. Please log in again.',
  'Login response missing authentication token',
  'User profile response missing user ID',
  'User profile response missing email',
  'Failed to retrieve user information after login. Please try again.',
  'Failed to retrieve user information after registration. Please try again.',
  'An account with this email already exists. Please sign in instead.',
  'Email cannot be changed',
  'Too many attempts. Please try again in {0} seconds.',
  'Too many attempts. Please try again in {0} minutes.',
  'The server is busy. Please try again in a moment.',
  'The service is not available just now. Please try again in a moment.',
  'Something went wrong on our side. Please try again later.',
] as const;

export type MessageKey = `message.${(typeof messages)[number]}`;
