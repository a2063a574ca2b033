import * as v from 'valibot';
import { loginRequest } from './account';
import type { ApiCall } from './api-call';
import { email, existingPassword } from './fields';

/** Purpose of a link in a mail. */
export const accountLinkPurposes = ['keep-account', 'verify-email', 'change-email', 'restore-email'] as const;
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number];

/** Path of the page that a link in a mail opens. The page explains the change and has a button to confirm it. */
export const ACCOUNT_LINK_PATH = '/account-link';

/**
 * POST /auth/account-link: 204, 400 for an invalid or used link or a wrong password, 403 without a session or password.
 * With two-step sign-in the password alone cannot change the address.
 */
export const accountLinkRequest = v.object({
  purpose: v.picklist(accountLinkPurposes),
  token: v.string('Please use the link from the email'),
  password: v.optional(existingPassword),
});

/** Values of the form behind a link that needs the password. */
export const accountLinkForm = v.object({ password: existingPassword });
export type AccountLinkForm = v.InferOutput<typeof accountLinkForm>;

/** Response of GET /auth/me/status. */
export const accountStatus = v.object({
  /** True if it was proved that the owner reads mail to the account's address. */
  email_verified: v.boolean(),
  /** New e-mail address that is not confirmed yet; null if no change is pending. */
  new_email: v.nullable(v.string()),
});
export type AccountStatus = v.InferOutput<typeof accountStatus>;

/** POST /auth/me/deletion: 400 for a wrong password, and nothing changes. */
export const deletionRequest = v.object({ password: existingPassword });
export type DeletionRequest = v.InferOutput<typeof deletionRequest>;

/** Response to a deletion: all sessions have ended, and the account is deleted at `delete_at` unless its owner keeps it. */
export const deletionResponse = v.object({ delete_at: v.pipe(v.string(), v.isoTimestamp()) });

/** POST /auth/me/email: 202, the same whether or not the address has an account; 400 for a wrong password. */
export const emailChange = v.object({ new_email: email, password: existingPassword });
export type EmailChange = v.InferOutput<typeof emailChange>;

/** Response of POST /auth/me/export. */
export const exportLink = v.object({
  /** Path of the zip file on this origin. It works once, for a few minutes. */
  url: v.pipe(v.string(), v.startsWith('/')),
});

/** Calls of an owner about the account itself: deletion, email address, and export. */
export const accountChangeCalls = {
  status: { method: 'GET', path: '/auth/me/status', response: accountStatus },
  followLink: { method: 'POST', path: '/auth/account-link', body: accountLinkRequest },
  requestDeletion: {
    method: 'POST',
    path: '/auth/me/deletion',
    body: deletionRequest,
    response: deletionResponse,
  },
  /** Keeps an account that is going to be deleted: 204, or 401 like a failed sign-in. Signs no user in. */
  keepAccount: { method: 'POST', path: '/auth/keep-account', body: loginRequest },
  /** Requests the mail to verify the address: 202, even if the address is verified already. */
  sendVerification: { method: 'POST', path: '/auth/me/verification' },
  changeEmail: { method: 'POST', path: '/auth/me/email', body: emailChange },
  openExport: { method: 'POST', path: '/auth/me/export', response: exportLink },
} as const satisfies Record<string, ApiCall>;

export const reminderCalls = {
  /**
   * Stops reminders by mail with the token of a mail's link: 204, or 400 for an unknown link. Mail clients send this request
   * too, as a form without other data (RFC 8058).
   */
  stop: { method: 'POST', path: '/notifications/unsubscribe/:token', params: v.object({ token: v.string() }) },
} as const satisfies Record<string, ApiCall>;
