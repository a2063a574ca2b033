export { type Mail, type MailContext, type Mailer, createMailJobKind } from './mail';
export { createMailer, type MailerSettings } from './mailer';
export { sendMail, type MailContent } from './compose-mail';
export { isNoticeKind, mailTexts, type NoticeKind } from './mail-texts';
