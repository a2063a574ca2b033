/** People who can read a record in addition to the operators. */
type Reader = 'owner' | 'nobody' | 'everybody' | 'developer';

/** Records in the page's order. A test compares the records with the database schemas (`testing/stored-columns.ts`). */
export const dataRecords = [
  { id: 'account', reader: 'owner' },
  { id: 'answers', reader: 'owner' },
  { id: 'bank', reader: 'owner' },
  { id: 'files', reader: 'owner' },
  { id: 'goals', reader: 'owner' },
  { id: 'practice', reader: 'nobody' },
  { id: 'signIns', reader: 'owner' },
  { id: 'secondFactor', reader: 'owner' },
  { id: 'passkeys', reader: 'owner' },
  { id: 'places', reader: 'nobody' },
  { id: 'resets', reader: 'nobody' },
  { id: 'links', reader: 'nobody' },
  { id: 'notices', reader: 'nobody' },
  { id: 'reminders', reader: 'nobody' },
  { id: 'limits', reader: 'nobody' },
  { id: 'reports', reader: 'everybody' },
  { id: 'tools', reader: 'developer' },
  { id: 'software', reader: 'everybody' },
] as const satisfies readonly { id: string; reader: Reader }[];
export type DataRecordId = (typeof dataRecords)[number]['id'];

/** Items in browser storage; a name can be the prefix of a key. */
export const browserStorageItems = [
  { id: 'token', place: 'local', names: ['token'] },
  { id: 'choices', place: 'local', names: ['theme', 'theme-choice', 'language', 'verdant:amounts'] },
  { id: 'drafts', place: 'local', names: ['verdant:quiz-draft'] },
  { id: 'newResult', place: 'local', names: ['verdant:new-result'] },
  { id: 'signOuts', place: 'local', names: ['verdant:sign-outs'] },
  { id: 'check', place: 'local', names: ['verdant-storage-check'] },
  { id: 'firstAnswer', place: 'session', names: ['verdant:first-answer'] },
  { id: 'labReport', place: 'session', names: ['fault-lab-report'] },
  { id: 'documents', place: 'session', names: ['federation-documents'] },
  { id: 'emailReminder', place: 'session', names: ['verdant:email-reminder'] },
  { id: 'device', place: 'cookie', names: ['verdant-device'] },
  { id: 'visitor', place: 'cookie', names: ['verdant-visitor'] },
  { id: 'overrides', place: 'cookie', names: ['verdant-overrides'] },
  { id: 'lab', place: 'cookie', names: ['verdant-lab'] },
  { id: 'offline', place: 'worker', names: ['/static/offline-worker.js'] },
] as const satisfies readonly {
  id: string;
  place: 'local' | 'session' | 'cookie' | 'worker';
  names: readonly string[];
}[];

/** Retention periods that the privacy texts state. A test compares each period with the code that deletes the data. */
export const retentionPeriods = {
  sessionHours: 24,
  idleMinutes: 30,
  placeDays: 180,
  resetMinutes: 60,
  linkHours: 24,
  deletionDays: 7,
  failedJobDays: 7,
  consentDays: 365,
  moneyDays: 365,
  balanceDays: 730,
  reportDays: 7,
  overrideHours: 8,
  labHours: 24,
  visitorDays: 365,
  draftDays: 7,
  pendingDays: 30,
} as const;
