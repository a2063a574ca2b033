export { createBackground } from './background';
export type { Mail, Mailer } from './mail';
export { createMailer } from './mailer';
