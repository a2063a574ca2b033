export { collectReports } from './collect-reports';
export { countServed } from './count-served';
export { createJudge } from './judge';
export { countLoads, serveMetrics } from './metrics';
export { loadReportRoutes } from './routes';
export { deleteOldPages } from './store';
