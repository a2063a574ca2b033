export type { Mail, Mailer } from './mail';
export { createMailer, type MailerSettings } from './mailer';
export { mailPage } from './mail-page';
