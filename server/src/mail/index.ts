export type { Mail, MailContext, Mailer } from './mail';
export { createMailer, type MailerSettings } from './mailer';
export { sendMail, type MailContent } from './compose-mail';
export { mailJob } from './mail-job';
export { isNoticeKind, mailTexts, type NoticeKind } from './mail-texts';
