export { type Mail, type MailContext, type Mailer, createMailJobKind } from './mail';
export { createMailer, type MailerSettings } from './mailer';
export { isNoticeKind, mailTexts, sendMail, type MailContent, type NoticeKind } from './compose-mail';
