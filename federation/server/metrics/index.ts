export { fromDatabase } from './from-database';
export { createMetrics } from './registry';
