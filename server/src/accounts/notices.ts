import * as v from 'valibot';
import { fillText, languages, type Language } from '@verdant/shared/contract';
import type { Attempt, JobKind } from '../jobs';
import { cataloguesOf } from '../language/catalogues';
import { localeOf } from '../language/language-of';
import { composeMail } from '../mail';
import { translated } from '../translations';
import type { MailContext } from './options';

const en = {
  greeting: 'Hello,',
  fallback: 'If the button does nothing, copy this address into your browser:',
  last: 'If this happens again within the next hour, we may not send another email about it.',
  when: 'Device: {device}. Time: {time} (Sydney).',
  unknownDevice: 'an unknown device',
  device: '{browser} on {system}',
  'new-device': {
    subject: 'New sign-in to your {brand} account',
    what: 'Your {brand} account was just signed in to on a device that you have not used before, or in a private window.',
    otherwise:
      'If this was you, there is nothing to do. If not, choose a new password now, which signs out every device:',
    button: 'Choose a new password',
  },
  'password-changed': {
    subject: 'Your {brand} password was changed',
    what: 'The password of the {brand} account with this address was just changed. Every other device has been signed out, and a private calendar link no longer works.',
    otherwise: 'If this was you, there is nothing to do. If not, choose a new password now:',
    button: 'Choose a new password',
  },
  'email-change-requested': {
    subject: 'Your {brand} account may get another email address',
    what: 'Someone who knows your password asked for another email address for your {brand} account. It changes once that address is confirmed.',
    otherwise:
      'If this was you, there is nothing to do. If not, choose a new password now, which also stops the change:',
    button: 'Choose a new password',
  },
  'email-changed': {
    subject: 'The email address of your {brand} account was changed',
    what: 'Your {brand} account now has another email address. This one no longer belongs to it, and emails about the account go to the new one.',
    otherwise: 'If this was you, there is nothing to do: from now on, sign in with the new address.',
    button: 'Sign in',
  },
  'second-factor-on': {
    subject: 'Two-step sign-in is on for your {brand} account',
    what: 'Two-step sign-in was just switched on for the {brand} account with this address: signing in now also takes a code from an authenticator app. Every other device has been signed out.',
    otherwise:
      'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
    button: 'Choose a new password',
  },
  'second-factor-off': {
    subject: 'Two-step sign-in is off for your {brand} account',
    what: 'Two-step sign-in was just switched off for the {brand} account with this address: the password alone is enough to sign in. Every other device has been signed out.',
    otherwise:
      'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
    button: 'Choose a new password',
  },
  'recovery-codes-replaced': {
    subject: 'New recovery codes for your {brand} account',
    what: 'New recovery codes were just created for the {brand} account with this address. The old ones no longer work, and every other device has been signed out.',
    otherwise:
      'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
    button: 'Choose a new password',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used for your {brand} account',
    what: 'Someone just signed in to the {brand} account with this address, using the password and a recovery code. That code no longer works. Recovery codes left: {left}.',
    otherwise:
      'If this was you, there is nothing to do; you can get new codes in your security settings. If not, choose a new password now, and check your security settings:',
    button: 'Choose a new password',
  },
  'passkey-added': {
    subject: 'A passkey was added to your {brand} account',
    what: 'A passkey was just added to the {brand} account with this address: anyone who has it can sign in without the password.',
    otherwise:
      'If this was you, there is nothing to do. If not, choose a new password now, and remove the passkey in your security settings:',
    button: 'Choose a new password',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your {brand} account',
    what: 'A passkey was just removed from the {brand} account with this address, and can no longer be used to sign in. Every other device has been signed out.',
    otherwise:
      'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
    button: 'Choose a new password',
  },
  'calendar-link-created': {
    subject: 'A private calendar link was created for your {brand} account',
    what: 'A private link to a calendar of your bills was just created for your {brand} account. Anyone who has the link can read the names, dates and amounts of your bills without signing in.',
    otherwise:
      'If this was you, there is nothing to do. If not, choose a new password now, which also ends the calendar link:',
    button: 'Choose a new password',
  },
  'bank-linked': {
    subject: 'A bank was linked to your {brand} account',
    what: 'A bank was just linked to your {brand} account. {brand} can see its accounts, balances and transactions for as long as you agreed, and cannot move money.',
    otherwise:
      'If this was you, there is nothing to do: you can disconnect the bank in your settings at any time. If not, choose a new password now, and check your linked banks:',
    button: 'Choose a new password',
  },
  'bank-disconnected': {
    subject: 'A bank was disconnected from your {brand} account',
    what: 'A bank was just disconnected from your {brand} account. Its accounts, balances and transactions have been deleted from {brand}.',
    otherwise:
      'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
    button: 'Choose a new password',
  },
};

/** Mails that tell the owner of an account of a change that another user could have made. */
export const noticeTexts = cataloguesOf(en, translated('notice-mails'));

const noticeJob = v.object({
  notice: v.picklist([
    'new-device',
    'password-changed',
    'email-change-requested',
    'email-changed',
    'second-factor-on',
    'second-factor-off',
    'recovery-codes-replaced',
    'recovery-code-used',
    'passkey-added',
    'passkey-removed',
    'calendar-link-created',
    'bank-linked',
    'bank-disconnected',
  ]),
  /** When it happened, ISO, and where; absent in jobs of earlier releases. */
  at: v.optional(v.string()),
  device: v.optional(v.object({ browser: v.string(), system: v.string() })),
  /** Number of recovery codes that are left; present in the notice that one was used. */
  codes_left: v.optional(v.number()),
  /** Whether the next ones of this kind are not sent, for up to an hour. */
  is_last: v.optional(v.boolean()),
  /** Email address of the account at the time of the change. */
  email: v.string(),
  /** The account's, else that of the request. */
  language: v.picklist(languages),
});
export type NoticeJob = v.InferOutput<typeof noticeJob>;

/** The page that each notice leads to; none of its links has a token. */
const pages: Readonly<Record<NoticeJob['notice'], string>> = {
  'new-device': '/forgot-password',
  'password-changed': '/forgot-password',
  'email-change-requested': '/forgot-password',
  'email-changed': '/sign-in',
  'second-factor-on': '/forgot-password',
  'second-factor-off': '/forgot-password',
  'recovery-codes-replaced': '/forgot-password',
  'recovery-code-used': '/forgot-password',
  'passkey-added': '/forgot-password',
  'passkey-removed': '/forgot-password',
  'calendar-link-created': '/forgot-password',
  'bank-linked': '/forgot-password',
  'bank-disconnected': '/forgot-password',
};

type Texts = (typeof noticeTexts)[Language];

/** Time (in Sydney, with its zone) and device, so that owners can tell whether it was them. */
function whenLine({ when, device: both, unknownDevice }: Texts, { at, device, language }: NoticeJob): string[] {
  if (at === undefined) return [];
  const moment = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Australia/Sydney',
  });
  const known = [device?.browser ?? '', device?.system ?? ''].filter(Boolean);
  const [browser = unknownDevice, system] = known;
  const name = system === undefined ? browser : fillText(both, { browser, system });
  return [fillText(when, { device: name, time: moment.format(new Date(at)) })];
}

/** Notifies the owner of an account of a change. */
export const noticeMailKind: JobKind<NoticeJob> = {
  name: 'account-notice-mail',
  schema: noticeJob,
  // The last one after four and a half to nine hours.
  retries: 13,
  backOffSeconds: 2,
  limitSeconds: 60,
  concurrency: 4,
  pollSeconds: 1,
};

/** Mails the notice, without any user input such as a new e-mail address. Rejects when the mail cannot be sent. */
export async function mailNotice(
  { mailer, origin }: Pick<MailContext, 'mailer' | 'origin'>,
  job: NoticeJob,
  { jobId }: Attempt,
): Promise<void> {
  const { notice, email, language, codes_left: codesLeft = 0, is_last: isLast } = job;
  const { greeting, fallback, last, [notice]: texts } = noticeTexts[language];
  await mailer.send(
    composeMail({
      id: jobId,
      to: email,
      language,
      origin,
      subject: texts.subject,
      greeting,
      paragraphs: [fillText(texts.what, { left: codesLeft }), ...whenLine(noticeTexts[language], job), texts.otherwise],
      button: { label: texts.button, url: `${origin}${pages[notice]}`, fallback },
      notes: isLast ? [last] : [],
    }),
  );
}
