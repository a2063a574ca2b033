import { getSectionTexts, type SectionTexts } from '../translations';

/** Texts of one mail, in the order of the mail; the button comes after `how`. */
export interface MailText {
  readonly subject: string;
  readonly what: string;
  readonly how: string;
  readonly button?: string;
  readonly effect?: string;
  readonly note?: string;
}

export const mailTexts = getSectionTexts('mails');

/** A kind of notice to an account's owner about a change that an intruder could have made. */
export type NoticeKind = keyof SectionTexts<'mails'>['notices'];

/** True if `name` is a kind of notice in this release. */
export const isNoticeKind = (name: unknown): name is NoticeKind =>
  typeof name === 'string' && Object.hasOwn(mailTexts.en.notices, name);
