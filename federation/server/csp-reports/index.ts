export { cspReportRoutes } from './routes';
export { deleteOldViolations, recentViolations } from './store';
export { measureViolations } from './violation-metrics';
