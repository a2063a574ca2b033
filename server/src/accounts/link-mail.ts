import * as v from 'valibot';
import {
  ACCOUNT_LINK_PATH,
  accountLinkPurposes,
  fillText,
  languages,
  type AccountLinkPurpose,
} from '@verdant/shared/contract';
import type { Database } from '../database';
import type { Attempt, JobKind } from '../jobs';
import { cataloguesOf } from '../language/catalogues';
import { localeOf } from '../language/language-of';
import { composeMail } from '../mail';
import { translated } from '../translations';
import type { MailContext } from './options';
import { findUser, findUserByEmail, type StoredUser } from './store';
import { renewLink } from './tokens';

const en = {
  greeting: 'Hello,',
  fallback: 'If the button does nothing, copy this address into your browser:',
  warning: 'Keep this link to yourself. {brand} never asks you for it.',
  'keep-account': {
    subject: 'Your {brand} account will be deleted',
    what: 'You asked us to delete your {brand} account. It will be deleted with everything in it on {day}. You have been signed out on all your devices.',
    how: 'Changed your mind? Until then you can keep it:',
    button: 'Keep my account',
    otherwise: 'If this was not you, keep the account with this link and choose a new password.',
  },
  'verify-email': {
    subject: 'Confirm your email address for {brand}',
    what: 'A {brand} account was created with this email address.',
    how: 'Please confirm that it is yours. The link works once, for 24 hours:',
    button: 'Confirm my email address',
    otherwise: 'If this was not you, you can ignore this email.',
  },
  'change-email': {
    subject: 'Confirm your new email address for {brand}',
    what: 'We got a request to use this address for a {brand} account.',
    how: 'Please confirm it. The link works once, for 24 hours; until then the account keeps its current address:',
    button: 'Use this email address',
    otherwise: 'If this was not you, you can ignore this email: nothing changes.',
  },
  'restore-email': {
    subject: 'The email address of your {brand} account was changed',
    what: 'Your {brand} account now has another email address. This one no longer belongs to it, and emails about the account go to the new one. If this was you, there is nothing to do: from now on, sign in with the new address.',
    how: 'If this was not you, take your account back. The link works once, for 7 days; it signs out every device, and you choose a new password:',
    button: 'Take my account back',
    otherwise: 'If this was you, ignore this link.',
  },
  taken: {
    subject: 'This email address already has a {brand} account',
    what: 'We got a request to use this address for another {brand} account.',
    how: 'It already has an account of its own, so nothing was changed. You can sign in to that one:',
    button: 'Sign in',
    otherwise: 'If this was not you, you can ignore this email: nothing changes.',
  },
};

/** The mails whose link does something for an account; `day` is when it will be deleted. */
export const linkMailTexts = cataloguesOf(en, translated('link-mails'));

const linkMailJob = v.object({
  user_id: v.string(),
  purpose: v.picklist(accountLinkPurposes),
  /** Language of the request. */
  language: v.picklist(languages),
});
export type LinkMailJob = v.InferOutput<typeof linkMailJob>;

/** Mails the open link of an account. It carries no address: where it goes is stored with the link. */
export const linkMailKind: JobKind<LinkMailJob> = {
  name: 'account-link-mail',
  schema: linkMailJob,
  // The last one after four and a half to nine hours.
  retries: 13,
  backOffSeconds: 2,
  limitSeconds: 60,
  concurrency: 4,
  pollSeconds: 1,
};

/** A user is not told on a screen that an address has an account; anyone who reads its mail is. */
async function isTakenByAnother(db: Database, purpose: AccountLinkPurpose, user: StoredUser, email: string) {
  if (purpose !== 'change-email') return false;
  const owner = await findUserByEmail(db, email);
  return owner !== undefined && owner.id !== user.id;
}

/**
 * Mails the link in the language chosen for the account, else in that of the request. Does nothing when it was used or
 * withdrawn. It contains nothing that was entered at registration: anyone can register with another user's e-mail
 * address, and must not be able to send that user text. Rejects when the mail cannot be sent.
 */
export async function mailLink(
  { db, mailer, origin }: MailContext,
  { user_id: userId, purpose, language: requested }: LinkMailJob,
  { jobId, number }: Attempt,
): Promise<void> {
  const user = await findUser(db, userId);
  const link = user && (await renewLink(db, userId, purpose));
  if (!link) return;
  const language = user.preferences?.language ?? requested;
  const head = { id: `${jobId}.${number}`, to: link.data, language, origin };
  const { greeting, fallback, warning, taken, ...texts } = linkMailTexts[language];
  if (await isTakenByAnother(db, purpose, user, link.data)) {
    const { subject, button, ...paragraphs } = taken;
    await mailer.send(
      composeMail({
        ...head,
        subject,
        greeting,
        paragraphs: [paragraphs.what, paragraphs.how],
        button: { label: button, url: `${origin}/sign-in`, fallback },
        notes: [paragraphs.otherwise],
      }),
    );
    return;
  }
  const { subject, button, what, how, otherwise } = texts[purpose];
  const day =
    user.deleteAt &&
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'long',
      timeZone: 'Australia/Sydney',
    });
  await mailer.send(
    composeMail({
      ...head,
      subject,
      greeting,
      paragraphs: [fillText(what, { day: day && user.deleteAt ? day.format(user.deleteAt) : '' }), how],
      button: { label: button, url: `${origin}${ACCOUNT_LINK_PATH}?for=${purpose}&token=${link.token}`, fallback },
      notes: [otherwise, warning],
    }),
  );
}
