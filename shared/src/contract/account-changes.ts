import * as v from 'valibot';
import { loginRequest } from './account';
import type { ApiCall } from './api-call';
import { email, existingPassword } from './fields';

/** Purposes of the account links that the server sends by email. */
export const accountLinkPurposes = ['keep-account', 'verify-email', 'change-email', 'restore-email'] as const;
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number];

/** Path of the page that an emailed account link opens, on which the user confirms the change. */
export const ACCOUNT_LINK_PATH = '/account-link';

/**
 * POST /auth/account-link: 204, 400 for an invalid or used link or a wrong password, 403 if both session and password are
 * missing. With two-step sign-in a change of the address requires a session.
 */
export const accountLinkRequest = v.object({
  purpose: v.picklist(accountLinkPurposes),
  token: v.string('Please use the link from the email'),
  password: v.optional(existingPassword),
});

/** Values of the form on the account-link page for changes that need the password. */
export const accountLinkForm = v.object({ password: existingPassword });

/** Response of GET /auth/me/status. */
export const accountStatus = v.object({
  /** True if the owner has proved to receive mail at the account's email address. */
  email_verified: v.boolean(),
  /** New e-mail address that is not confirmed yet; null if no change is pending. */
  new_email: v.nullable(v.string()),
});
export type AccountStatus = v.InferOutput<typeof accountStatus>;

/** POST /auth/me/deletion: requests the deletion of the account. A wrong password gives 400 and changes nothing. */
export const deletionRequest = v.object({ password: existingPassword });

/** Response to a deletion request: all sessions have ended; the account is deleted at `delete_at` unless cancelled. */
export const deletionResponse = v.object({ delete_at: v.pipe(v.string(), v.isoTimestamp()) });

/** POST /auth/me/email: 202, also if the new address already has an account; 400 for a wrong password. */
export const emailChange = v.object({ new_email: email, password: existingPassword });

/** Response of POST /auth/me/export. */
export const exportLink = v.object({
  /** Path of the zip file on this origin. The path works once, within a few minutes. */
  url: v.pipe(v.string(), v.startsWith('/')),
});

/** API calls about the user's own account: deletion, email address and export. */
export const accountChangeCalls = {
  status: { method: 'GET', path: '/auth/me/status', response: accountStatus },
  followLink: { method: 'POST', path: '/auth/account-link', body: accountLinkRequest },
  requestDeletion: {
    method: 'POST',
    path: '/auth/me/deletion',
    body: deletionRequest,
    response: deletionResponse,
  },
  /** Cancels a requested deletion: 204, or 401 like a failed sign-in. The call signs no user in. */
  keepAccount: { method: 'POST', path: '/auth/keep-account', body: loginRequest },
  /** Requests the mail to verify the address: 202, even if the address is verified already. */
  sendVerification: { method: 'POST', path: '/auth/me/verification' },
  changeEmail: { method: 'POST', path: '/auth/me/email', body: emailChange },
  openExport: { method: 'POST', path: '/auth/me/export', response: exportLink },
} as const satisfies Record<string, ApiCall>;

export const reminderCalls = {
  /**
   * Stops email reminders with the token from a mail's unsubscribe link: 204, or 400 for an unknown link. Mail clients also
   * send this request, as a form without other data (RFC 8058).
   */
  stop: { method: 'POST', path: '/notifications/unsubscribe/:token', params: v.object({ token: v.string() }) },
} as const satisfies Record<string, ApiCall>;
