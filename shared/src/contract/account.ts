import * as v from 'valibot';
import type { ApiCall } from './api-call';
import { email, existingPassword, firstName, lastName, newPassword, phone } from './fields';
import { notificationPreferences, preferences, user } from './user';

export const loginRequest = v.object({ email, password: existingPassword });
export type LoginRequest = v.InferOutput<typeof loginRequest>;

/** HTTP status of a sign-in with the right password if the account's deletion has been requested. */
export const DELETION_PENDING_STATUS = 403;

/** Body of POST /auth/forgot-password, and the values of its form. */
export const forgotPasswordRequest = v.object({ email });
export type ForgotPasswordRequest = v.InferOutput<typeof forgotPasswordRequest>;

/** Response of POST /auth/forgot-password: status 202 and equal content for known and unknown addresses. */
export const forgotPasswordResponse = v.object({
  message: v.string(),
  /** Number of minutes for which the emailed reset link works. */
  expires_in_minutes: v.number(),
});

/** Profile fields that users can edit, each with its validation and a column in `server/src/accounts/schema.ts`. */
const profileFields = v.object({ first_name: firstName, last_name: lastName, phone });
export type ProfileFields = v.InferOutput<typeof profileFields>;

/** Returns only the profile fields of an object; missing fields become empty. */
export function profileOf(from: { readonly [F in keyof ProfileFields]?: string | undefined }): ProfileFields {
  return { first_name: from.first_name ?? '', last_name: from.last_name ?? '', phone: from.phone ?? '' };
}

export const registerRequest = v.object({ email, password: newPassword, ...profileFields.entries });
export type RegisterRequest = v.InferInput<typeof registerRequest>;

const confirmPassword = v.pipe(v.string('Please confirm your password'), v.nonEmpty('Please confirm your password'));

/** Values of the sign-up form: the request plus the repeated password (spec 5). */
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

/** POST /auth/login */
export const loginResponse = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  token_type: v.pipe(v.string(), v.nonEmpty()),
});
export type LoginResponse = v.InferOutput<typeof loginResponse>;

/** POST /auth/register: our server returns all three fields; clients also work without these fields (spec 4). */
export const registerResponse = v.object({
  access_token: v.optional(v.string()),
  token_type: v.optional(v.string()),
  user: v.nullish(v.record(v.string(), v.unknown())),
});
export type RegisterResponse = v.InferOutput<typeof registerResponse>;

/** PUT /auth/me. An included `email` must equal the stored address, which this call cannot change (spec 5). */
export const profileUpdate = v.object({ ...profileFields.entries, email: v.optional(email) });

/** PUT /auth/me/password */
export const passwordUpdate = v.object({
  current_password: existingPassword,
  new_password: newPassword,
});
export type PasswordUpdate = v.InferOutput<typeof passwordUpdate>;

/** Values of the form that changes a password: the request plus the repeated new password. */
export const changePasswordForm = v.pipe(
  v.object({ ...passwordUpdate.entries, confirm_password: confirmPassword }),
  v.forward(
    v.partialCheck(
      [['new_password'], ['confirm_password']],
      (form) => form.new_password === form.confirm_password,
      'Passwords do not match',
    ),
    ['confirm_password'],
  ),
);

/** POST /auth/reset-password: 204, or 400 for a malformed, unknown, used or expired token. */
export const resetPasswordRequest = v.object({
  token: v.string('Please use the link from the email'),
  new_password: newPassword,
});
export type ResetPasswordRequest = v.InferOutput<typeof resetPasswordRequest>;

/** POST /auth/reset-password/check: 204, or 400 for an unknown, used or expired link. The check does not use up links. */
export const resetLinkCheck = v.object({ token: resetPasswordRequest.entries.token });

/** Values of the form that a reset link opens (spec 5). */
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

/** A device with an active session. `is_current` is true for the device that sent the request. */
export const signedInDevice = v.object({
  id: v.string(),
  /** Names of browser and operating system, such as 'Firefox' and 'Windows'; '' if unknown. */
  browser: v.string(),
  system: v.string(),
  /** ISO timestamps. */
  created_at: v.string(),
  last_used_at: v.string(),
  is_current: v.boolean(),
});
export type SignedInDevice = v.InferOutput<typeof signedInDevice>;

/** Response of GET /auth/me/devices: the current device first, then the other devices, the last used first. */
export const signedInDevices = v.object({ devices: v.array(signedInDevice) });

/** `PUT` calls return the user. In clients the returned fields override those sent: spec 7 does not define the shape. */
export const accountCalls = {
  login: { method: 'POST', path: '/auth/login', body: loginRequest, response: loginResponse },
  register: { method: 'POST', path: '/auth/register', body: registerRequest, response: registerResponse },
  logout: { method: 'POST', path: '/auth/logout' },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    body: forgotPasswordRequest,
    response: forgotPasswordResponse,
  },
  resetPassword: { method: 'POST', path: '/auth/reset-password', body: resetPasswordRequest },
  checkResetLink: { method: 'POST', path: '/auth/reset-password/check', body: resetLinkCheck },
  profile: { method: 'GET', path: '/auth/me', response: user },
  updateProfile: { method: 'PUT', path: '/auth/me', body: profileUpdate },
  changePassword: { method: 'PUT', path: '/auth/me/password', body: passwordUpdate },
  devices: { method: 'GET', path: '/auth/me/devices', response: signedInDevices },
  /** Ends the session of a device: 204, even if the session has ended already. */
  signOutDevice: {
    method: 'DELETE',
    path: '/auth/me/devices/:id',
    params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  },
  signOutOtherDevices: { method: 'DELETE', path: '/auth/me/devices' },
  saveNotifications: { method: 'PUT', path: '/auth/me/notifications', body: notificationPreferences },
  savePreferences: { method: 'PUT', path: '/auth/me/preferences', body: preferences },
} as const satisfies Record<string, ApiCall>;
