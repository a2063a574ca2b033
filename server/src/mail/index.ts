export type { Mail, Mailer } from './mail';
export { createMailer, type MailerSettings } from './mailer';
export { composeMail } from './compose-mail';
