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
import { localeOf } from '../language/locale-of';
import { composeMail } from '../mail';
import { linkMailTexts } from './link-mail-texts';
import { renewToken } from './link-store';
import type { MailContext } from './options';
import { findUser, findUserByEmail, type StoredUser } from './store';

const linkMailJob = v.object({
  user_id: v.string(),
  purpose: v.picklist(accountLinkPurposes),
  /** Of the request. */
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
 * withdrawn. It contains nothing that was entered at registration: anyone can register with someone else's e-mail
 * address, and must not be able to send that person text. Rejects when the mail cannot be sent.
 */
export async function mailLink(
  { db, mailer, origin }: MailContext,
  { user_id: userId, purpose, language: requested }: LinkMailJob,
  { jobId, number }: Attempt,
): Promise<void> {
  const user = await findUser(db, userId);
  const link = user && (await renewToken(db, userId, purpose));
  if (!link) return;
  const language = user.preferences?.language ?? requested;
  const head = { id: `${jobId}.${number}`, to: link.email, language, origin };
  const { greeting, fallback, warning, taken, ...texts } = linkMailTexts[language];
  if (await isTakenByAnother(db, purpose, user, link.email)) {
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
