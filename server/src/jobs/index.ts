export { migrateJobs } from './boss';
export type { JobAttempt, JobKind } from './job-kind';
export { measureJobs } from './job-metrics';
export { createJobs, type Jobs } from './jobs';
