export { cspReportRoutes } from './routes';
export { deleteOldViolations, recentViolations, violationCounts } from './store';
