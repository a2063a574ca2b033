/** The English texts of the security tab. */
export const en = {
  'password.title': 'Password',
  'password.about': 'A new password signs out all your other devices.',
  'password.open': 'Change password',
  'password.current': 'Current password',
  'password.new': 'New password',
  'password.confirm': 'Confirm new password',
  'password.submit': 'Change password',
  'password.busy': 'Changing...',
  'password.cancel': 'Keep the current password',
  'password.done': 'Your password was changed. All your other devices have been signed out.',
  'password.failed': 'The password could not be changed. Please try again.',
} as const satisfies Record<string, string>;
