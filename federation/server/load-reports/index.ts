export { collectReports } from './collect-reports';
export { createServedPageCounter } from './count-served';
export { createRollbackDecider } from './judge';
export { countLoads, serveMetrics } from './metrics';
export { loadReportRoutes } from './routes';
export { deleteOldPages } from './store';
