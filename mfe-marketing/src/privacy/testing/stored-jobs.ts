import type { RecordId } from '../stored';

/** Kinds of jobs, by the record that speaks of what they carry; null for one that carries nothing of a person. */
export const storedJobs: Readonly<Record<string, RecordId | null>> = {
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
