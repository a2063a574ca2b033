import { cataloguesOf } from '../language/catalogues';
import { getSectionTranslations } from '../translations';

/** Texts of one mail, in the order of the mail; the button comes after `how`. */
export interface MailText {
  readonly subject: string;
  readonly what: string;
  readonly how: string;
  readonly button?: string;
  readonly effect?: string;
  readonly note?: string;
}

const en = {
  frame: {
    greeting: 'Hello,',
    fallback: 'If the button does nothing, copy this address into your browser:',
    warning: 'Keep this link to yourself. {brand} never asks you for it.',
    why: 'You are getting this email because this address was given for a {brand} account. Emails about the security of an account are always sent.',
    sender: 'Sent by {brand}, {site}',
    when: 'Device: {device}. Time: {time} (Sydney).',
    device: '{browser} on {system}',
    unknownDevice: 'an unknown device',
    last: 'If this happens again within the next hour, we may not send another email about it.',
    reminders: {
      why: 'You get reminders because email notifications are on in your {brand} settings. Emails about the security of your account are always sent.',
      stop: 'Stop these reminders',
    },
    money: {
      why: 'You get this email because you switched it on in your {brand} settings. Emails about the security of your account are always sent.',
      stop: 'Stop reminders and emails about your money',
    },
  },
  notices: {
    'new-device': {
      subject: 'New sign-in to your {brand} account',
      what: 'Your {brand} account was just signed in to on a device that you have not used before, or in a private window.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now, which signs out every device:',
      button: 'Choose a new password',
    },
    'password-changed': {
      subject: 'Your {brand} password was changed',
      what: 'The password of the {brand} account with this address was just changed. Every other device has been signed out, and a private calendar link no longer works.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now:',
      button: 'Choose a new password',
    },
    'password-reset': {
      subject: 'Your {brand} password was reset by email',
      what: 'A new password was just chosen for the {brand} account with this address, with a link from an email. Every device has been signed out, and a private calendar link no longer works.',
      passkeys: 'Your passkeys were removed.',
      app: 'Two-step sign-in was turned off: your authenticator app and your recovery codes no longer work.',
      how: 'If this was you, sign in with the new password and set this up again in your settings, under Security. If not, choose a new password now, and check your security settings:',
      button: 'Choose a new password',
    },
    'email-change-requested': {
      subject: 'Your {brand} account may get another email address',
      what: 'Someone who knows your password asked for another email address for your {brand} account. It changes once that address is confirmed.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now, which also stops the change:',
      button: 'Choose a new password',
    },
    'email-changed': {
      subject: 'The email address of your {brand} account was changed',
      what: 'Your {brand} account now has another email address. This one no longer belongs to it, and emails about the account go to the new one.',
      how: 'If this was you, there is nothing to do: from now on, sign in with the new address.',
      button: 'Sign in',
    },
    'second-factor-on': {
      subject: 'Two-step sign-in is on for your {brand} account',
      what: 'Two-step sign-in was just switched on for the {brand} account with this address: signing in now also takes a code from an authenticator app. Every other device has been signed out.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
      button: 'Choose a new password',
    },
    'second-factor-off': {
      subject: 'Two-step sign-in is off for your {brand} account',
      what: 'Two-step sign-in was just switched off for the {brand} account with this address: the password alone is enough to sign in. Every other device has been signed out.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
      button: 'Choose a new password',
    },
    'recovery-codes-replaced': {
      subject: 'New recovery codes for your {brand} account',
      what: 'New recovery codes were just created for the {brand} account with this address. The old ones no longer work, and every other device has been signed out.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
      button: 'Choose a new password',
    },
    'recovery-code-used': {
      subject: 'A recovery code was used for your {brand} account',
      what: 'Someone just signed in to the {brand} account with this address, using the password and a recovery code. That code no longer works. Recovery codes left: {left}.',
      how: 'If this was you, there is nothing to do; you can get new codes in your security settings. If not, choose a new password now, and check your security settings:',
      button: 'Choose a new password',
    },
    'passkey-added': {
      subject: 'A passkey was added to your {brand} account',
      what: 'A passkey was just added to the {brand} account with this address: anyone who has it can sign in without the password.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now, and remove the passkey in your security settings:',
      button: 'Choose a new password',
    },
    'passkey-removed': {
      subject: 'A passkey was removed from your {brand} account',
      what: 'A passkey was just removed from the {brand} account with this address, and can no longer be used to sign in. Every other device has been signed out.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
      button: 'Choose a new password',
    },
    'calendar-link-created': {
      subject: 'A private calendar link was created for your {brand} account',
      what: 'A private link to a calendar of your bills was just created for your {brand} account. Anyone who has the link can read the names, dates and amounts of your bills without signing in.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now, which also ends the calendar link:',
      button: 'Choose a new password',
    },
    'bank-linked': {
      subject: 'A bank was linked to your {brand} account',
      what: 'A bank was just linked to your {brand} account. {brand} can see its accounts, balances and transactions for as long as you agreed, and cannot move money.',
      how: 'If this was you, there is nothing to do: you can disconnect the bank in your settings at any time. If not, choose a new password now, and check your linked banks:',
      button: 'Choose a new password',
    },
    'bank-disconnected': {
      subject: 'A bank was disconnected from your {brand} account',
      what: 'A bank was just disconnected from your {brand} account. Its accounts, balances and transactions have been deleted from {brand}.',
      how: 'If this was you, there is nothing to do. If not, choose a new password now, and check your security settings:',
      button: 'Choose a new password',
    },
  },
  links: {
    'keep-account': {
      subject: 'Your {brand} account will be deleted',
      what: 'You asked us to delete your {brand} account. It will be deleted with everything in it on {day}. You have been signed out on all your devices.',
      how: 'Changed your mind? Until then you can keep it:',
      button: 'Keep my account',
      note: 'If this was not you, keep the account with this link and choose a new password.',
    },
    'verify-email': {
      subject: 'Confirm your email address for {brand}',
      what: 'A {brand} account was created with this email address.',
      how: 'Please confirm that it is yours. The link works once, for 24 hours:',
      button: 'Confirm my email address',
      note: 'If this was not you, you can ignore this email.',
    },
    'change-email': {
      subject: 'Confirm your new email address for {brand}',
      what: 'We got a request to use this address for a {brand} account.',
      how: 'Please confirm it. The link works once, for 24 hours; until then the account keeps its current address:',
      button: 'Use this email address',
      note: 'If this was not you, you can ignore this email: nothing changes.',
    },
    'restore-email': {
      subject: 'The email address of your {brand} account was changed',
      what: 'Your {brand} account now has another email address. This one no longer belongs to it, and emails about the account go to the new one. If this was you, there is nothing to do: from now on, sign in with the new address.',
      how: 'If this was not you, take your account back. The link works once, for 7 days; it signs out every device, and you choose a new password:',
      button: 'Take my account back',
      note: 'If this was you, ignore this link.',
    },
  },
  taken: {
    subject: 'This email address already has a {brand} account',
    what: 'We got a request to use this address for another {brand} account.',
    how: 'It already has an account of its own, so nothing was changed. You can sign in to that one:',
    button: 'Sign in',
    note: 'If this was not you, you can ignore this email: nothing changes.',
  },
  reset: {
    subject: 'Choose a new password for {brand}',
    what: 'We got a request for a new password for the {brand} account with this address.',
    how: 'Choose the new password here. The link works once, for {duration}:',
    effect:
      'A new password signs out every device, removes your passkeys and turns two-step sign-in off. You can add them again afterwards in your settings, under Security.',
    button: 'Choose a new password',
    note: 'If this was not you, you can ignore this email: your password stays as it is.',
  },
  reminders: {
    'check-in': {
      subject: 'Three months on: time to check in',
      what: 'Your last financial check-up was three months ago. A new one takes about three minutes and shows what has changed since.',
      how: 'You can skip questions, and your earlier results stay.',
      button: 'Start a new check-up',
    },
    'consent-ending': {
      subject: 'Your bank connection is about to end',
      what: 'Your consent to fetch figures from a linked bank ends on {day}. After that, we no longer fetch anything.',
      how: 'If you would like to continue, link the bank again. If not, there is nothing to do.',
      button: 'See your bank connection',
    },
    'action-open': {
      subject: 'You asked to come back to this',
      what: 'You put off a suggestion on your list. It is open again.',
      how: 'If it no longer fits, you can dismiss it there.',
      button: 'See your list',
    },
  },
  money: {
    low_balance: {
      subject: 'Worth a look before your next bills',
      what: '{due} is due by {day}. Your everyday accounts had {held} when we last heard from them.',
      how: 'If it will not be enough, ask for more time before that day. Asking costs nothing, and many energy, water, phone and internet companies can give some.',
      button: 'See what is due',
    },
    over_budget: {
      subject: 'A category is over your budget',
      what: 'In {month}, you have spent more than your budget on: {categories}.',
      how: 'You can change the amounts, or leave them as they are: it is your plan.',
      button: 'See your budget',
    },
    unusual_charge: {
      subject: 'A charge that is larger than usual',
      what: 'On {day}, {amount} was charged. That is at least twice the most this merchant has charged you in the past year.',
      how: 'If you do not recognise it, call your bank on the number on your card. If you do, there is nothing to do.',
      button: 'See your transactions',
    },
    monthly_letter: {
      subject: 'Your month in three figures',
      what: 'In {month}, {income} came in and {spent} went out.',
      left: '{left} was left.',
      short: '{short} more went out than came in.',
      action: 'First on your list: {title}',
      how: 'Transfers between your own accounts count as neither.',
      button: 'See the month',
    },
  },
  deleted: {
    subject: 'Your {brand} account has been deleted',
    what: 'Your {brand} account has been deleted with everything in it, including the banks you linked. This cannot be undone.',
    how: 'You can create a new account at any time.',
    why: 'This is the last email about this account.',
  },
};

export const mailTexts = cataloguesOf(en, getSectionTranslations('mails'));

/** A kind of notice to an account's owner about a change that another user could have made. */
export type NoticeKind = keyof typeof en.notices;

/** True if `name` is a kind of notice in this release. */
export const isNoticeKind = (name: unknown): name is NoticeKind =>
  typeof name === 'string' && Object.hasOwn(en.notices, name);
