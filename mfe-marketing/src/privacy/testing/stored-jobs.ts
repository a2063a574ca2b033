import type { DataRecordId } from '../stored';

/** Kinds of jobs with the record that describes their payload; null if the payload has no personal data. */
export const storedJobs: Readonly<Record<string, DataRecordId | null>> = {
  'bank-refresh': 'bank',
  'password-reset-mail': 'resets',
  'account-link-mail': 'links',
  'account-deletion': 'account',
  'account-notice-mail': 'notices',
  'reminder-mail': 'reminders',
  'money-mail': 'reminders',
  'money-mail-check': 'reminders',
  'platform-alert': null,
  'repeated-task': null,
};
