import * as v from 'valibot';

/**
 * Deliberately loose: one @, no spaces, a dot in the domain. Each character can match in only one way, so that matching
 * takes linear time.
 */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
/** spec 9: optional plus, then 10 or more digits, spaces or hyphens. */
const PHONE_PATTERN = /^\+?[\d\s-]{10,}$/;

/** Maximum character counts, enforced by the database too: they prevent abuse and should never reject a real name. */
export const MAX_TEXT = 200;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

/** Replaces control characters by spaces; removes direction marks and zero-width characters, except joiners for emojis. */
const cleanLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').replace(/[\p{Bidi_C}\u200b\u2060-\u2065\ufeff]/gu, '');

/** A text of one line, trimmed, without control and invisible characters. */
export const lineOfText = (message?: string) => v.pipe(v.string(message), v.transform(cleanLine), v.trim());

/** A name or label of 1 to `max` characters; `message` is the error for an empty text (spec 5). */
export const requiredText = (message: string, max = MAX_TEXT, tooLong = 'Please use at most 200 characters') =>
  v.pipe(lineOfText(message), v.nonEmpty(message), v.maxLength(max, tooLong));

/** Maximum length of a name that the user gives to an account, a goal or a bill. */
export const MAX_NAME = 60;
/** Name that the user gives to an account, a goal or a bill. */
export const ownName = requiredText('Required', MAX_NAME, 'Too long');

const FIRST_DAY = '1970-01-01';
/** A calendar day from 1970 on, such as `2026-11-23`. */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate('Invalid value'),
  v.check((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text), 'Invalid value'),
  v.check((text) => text >= FIRST_DAY, 'Invalid value'),
);

/** spec 5. */
export const email = v.pipe(
  v.string('Email is required'),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.maxLength(MAX_TEXT, 'Email is invalid'),
  v.regex(EMAIL_PATTERN, 'Email is invalid'),
  v.check((text) => cleanLine(text) === text, 'Email is invalid'),
);

/** A password typed at sign-in: only presence and maximum length are checked (spec 5). */
export const existingPassword = v.pipe(
  v.string('Password is required'),
  v.nonEmpty('Password is required'),
  v.maxLength(PASSWORD_MAX, 'Password must be at most 200 characters'),
);

/** A new password (spec 5). The minimum length is counted in code points, and the server also refuses weak passwords. */
export const newPassword = v.pipe(
  existingPassword,
  v.check((value) => Array.from(value).length >= PASSWORD_MIN, 'Password must be at least 8 characters'),
);

export const firstName = requiredText('First name is required');
export const lastName = requiredText('Last name is required');

/** Optional phone number; an empty text counts as no number (spec 5). */
export const phone = v.pipe(
  v.optional(lineOfText('Phone number is invalid'), ''),
  v.maxLength(40, 'Phone number is invalid'),
  v.check((value) => value === '' || PHONE_PATTERN.test(value), 'Phone number is invalid'),
);
