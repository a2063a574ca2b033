import * as v from 'valibot';

/**
 * Deliberately loose: one @, no spaces, a dot within the domain. The mail itself is the real check. No character can be
 * matched in two ways, so the time grows with the length alone.
 */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
/** spec 9: optional plus, then 10 or more digits, spaces or hyphens. */
const PHONE_PATTERN = /^\+?[\d\s-]{10,}$/;

/** Max lengths, which the database also enforces; they prevent abuse and are not meant to judge names. */
export const MAX_TEXT = 200;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

/** A trimmed text of 1 to 200 characters; `message` is shown when it is empty or missing (spec 5). */
export const requiredText = (message: string) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(MAX_TEXT, 'Please use at most 200 characters'));

/** spec 5. */
export const email = v.pipe(
  v.string('Email is required'),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(MAX_TEXT, 'Email is invalid'),
  v.regex(EMAIL_PATTERN, 'Email is invalid'),
);

/** A password typed at sign-in: only its presence is checked (spec 5). */
export const existingPassword = v.pipe(
  v.string('Password is required'),
  v.nonEmpty('Password is required'),
  v.maxLength(PASSWORD_MAX, 'Password must be at most 200 characters'),
);

/** A password being chosen (spec 5). A character is a code point: an emoji counts once. The server also refuses weak ones. */
export const newPassword = v.pipe(
  existingPassword,
  v.check((value) => Array.from(value).length >= PASSWORD_MIN, 'Password must be at least 8 characters'),
);

export const firstName = requiredText('First name is required');
export const lastName = requiredText('Last name is required');

/** Optional; an empty text counts as not given (spec 5). */
export const phone = v.pipe(
  v.optional(v.string('Phone number is invalid'), ''),
  v.trim(),
  v.maxLength(40, 'Phone number is invalid'),
  v.check((value) => value === '' || PHONE_PATTERN.test(value), 'Phone number is invalid'),
);
