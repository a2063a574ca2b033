import * as v from 'valibot';
import { email, existingPassword, firstName, lastName, newPassword, phone } from './fields';
import { languages } from './languages';

export const loginRequest = v.object({ email, password: existingPassword });
export type LoginRequest = v.InferOutput<typeof loginRequest>;

/** POST /auth/forgot-password, and what its form holds. */
export const forgotPasswordRequest = v.object({ email });
export type ForgotPasswordRequest = v.InferOutput<typeof forgotPasswordRequest>;

/** Answer of POST /auth/forgot-password, with status 202 and the same whether or not the account exists. */
export const forgotPasswordResponse = v.object({
  message: v.string(),
  /** Minutes that a link works. */
  expires_in_minutes: v.number(),
});
export type ForgotPasswordResponse = v.InferOutput<typeof forgotPasswordResponse>;

export const registerRequest = v.object({
  email,
  password: newPassword,
  first_name: firstName,
  last_name: lastName,
  phone,
});
export type RegisterRequest = v.InferInput<typeof registerRequest>;

const confirmPassword = v.pipe(v.string('Please confirm your password'), v.nonEmpty('Please confirm your password'));

/** What the sign-up form holds: the request plus the confirmation (spec 5). */
export const signUpForm = v.pipe(
  v.object({
    ...registerRequest.entries,
    confirm_password: confirmPassword,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirm_password']],
      (form) => form.password === form.confirm_password,
      'Passwords do not match',
    ),
    ['confirm_password'],
  ),
);
export type SignUpForm = v.InferInput<typeof signUpForm>;

export const themeChoices = ['light', 'dark', 'system'] as const;

export const notificationPreferences = v.object({
  email: v.boolean(),
  push: v.boolean(),
  marketing: v.boolean(),
});
export type NotificationPreferences = v.InferOutput<typeof notificationPreferences>;

export const preferences = v.object({ theme: v.picklist(themeChoices), language: v.picklist(languages) });
export type Preferences = v.InferOutput<typeof preferences>;
export type ThemeChoice = Preferences['theme'];

/** spec 3: what the profile modal shows when the server holds nothing. */
export const defaultNotificationPreferences: NotificationPreferences = { email: true, push: true, marketing: false };
export const defaultPreferences: Preferences = { theme: 'system', language: 'en' };

/** A user as a client may meet one: only `id` and `email` are certain; missing names and phone are empty texts. */
export const user = v.object({
  id: v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.transform(String))]),
  email: v.pipe(v.string(), v.nonEmpty()),
  first_name: v.nullish(v.string(), ''),
  last_name: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  /** Additional: whether a quiz was completed; missing on servers that do not say. */
  onboarding_completed: v.optional(v.boolean()),
  notifications: v.optional(notificationPreferences),
  preferences: v.optional(preferences),
});
export type User = v.InferOutput<typeof user>;

/** POST /auth/login */
export const loginResponse = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  token_type: v.pipe(v.string(), v.nonEmpty()),
});
export type LoginResponse = v.InferOutput<typeof loginResponse>;

/** POST /auth/register: our server returns all three; a client survives without any (spec 4). */
export const registerResponse = v.object({
  access_token: v.optional(v.string()),
  token_type: v.optional(v.string()),
  user: v.nullish(v.record(v.string(), v.unknown())),
});
export type RegisterResponse = v.InferOutput<typeof registerResponse>;

/** PUT /auth/me. The e-mail may be sent along and must equal the stored one: it cannot be edited (spec 5). */
export const profileUpdate = v.object({
  first_name: firstName,
  last_name: lastName,
  email: v.optional(email),
  phone,
});
export type ProfileUpdate = v.InferInput<typeof profileUpdate>;

/** PUT /auth/me/password */
export const passwordUpdate = v.object({
  current_password: existingPassword,
  new_password: newPassword,
});
export type PasswordUpdate = v.InferOutput<typeof passwordUpdate>;

/**
 * POST /auth/reset-password: 204, or 400 when the link is unknown, used or expired. A token that is any text is
 * such a link and no validation error.
 */
export const resetPasswordRequest = v.object({
  token: v.string('Please use the link from the email'),
  new_password: newPassword,
});
export type ResetPasswordRequest = v.InferOutput<typeof resetPasswordRequest>;

/** What the form behind the link holds (spec 5). */
export const resetPasswordForm = v.pipe(
  v.object({ new_password: newPassword, confirm_password: confirmPassword }),
  v.forward(
    v.partialCheck(
      [['new_password'], ['confirm_password']],
      (form) => form.new_password === form.confirm_password,
      'Passwords do not match',
    ),
    ['confirm_password'],
  ),
);
export type ResetPasswordForm = v.InferOutput<typeof resetPasswordForm>;
