export { EmailReminder } from './email-reminder';
export { SendAgain } from './send-again';
