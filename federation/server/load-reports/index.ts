export { serveMetrics } from './metrics';
export type { RollbackLimits } from './rollback-decision';
export { loadReportRoutes } from './routes';
export { deleteOldReports } from './store';
