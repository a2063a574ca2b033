export { collectReports } from './collect-reports';
export { countServed } from './count-served';
export { createJudge } from './judge';
export { measureLoads } from './metrics';
export { serveMetrics } from './metrics';
export { loadReportRoutes } from './routes';
export { rollUpReports } from './rollup';
