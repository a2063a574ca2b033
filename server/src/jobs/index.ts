export { migrateJobs } from './boss';
export type { Attempt, JobKind } from './job-kind';
export { measureJobs } from './job-metrics';
export { createJobs, type Jobs } from './jobs';
