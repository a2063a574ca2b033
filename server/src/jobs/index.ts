export { migrateJobs } from './boss';
export type { JobAttempt, JobKind } from './job-kind';
export { createJobs, type Jobs } from './jobs';
